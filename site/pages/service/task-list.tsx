import type { TaskGroup } from '../../../content/service.ts'
import { serviceWording } from './service.wording.ts'
import styles from './task-list.module.css'

/** A service's tasks, numbered so that customers can refer to them on the phone. */
export function TaskList({ title = serviceWording.whatWeDo, text, tasks }: TaskGroup) {
  return (
    <section>
      <div className={styles.head}>
        <h2>{title}</h2>
        <p className={styles.count}>{serviceWording.tasks(tasks.length)}</p>
      </div>
      {text ? <p className={styles.text}>{text}</p> : null}
      <ol className={styles.tasks}>
        {tasks.map((task) => (
          <li key={task}>{task}</li>
        ))}
      </ol>
    </section>
  )
}
