import { serviceWording } from './service.wording.ts'
import styles from './task-list.module.css'

/** Everything that a service includes, numbered, so that it can be pointed at on the phone. */
export function TaskList({ title, tasks }: { title: string; tasks: readonly string[] }) {
  return (
    <section>
      <div className={styles.head}>
        <h2>{title}</h2>
        <p className={styles.count}>{serviceWording.tasks(tasks.length)}</p>
      </div>
      <ol className={styles.tasks}>
        {tasks.map((task) => (
          <li key={task}>{task}</li>
        ))}
      </ol>
    </section>
  )
}
