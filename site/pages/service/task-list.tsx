import type { TaskGroup } from '../../../content/service.ts'
import { serviceWording } from './service.wording.ts'
import styles from './task-list.module.css'

/** A service's tasks. */
export function TaskList({ title = serviceWording.whatWeDo, text, tasks }: TaskGroup) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      {text ? <p className={styles.text}>{text}</p> : null}
      <ol className={styles.tasks}>
        {tasks.map((task) => (
          <li key={task}>{task}</li>
        ))}
      </ol>
    </section>
  )
}
