/** The text of a service's page. */
export type ServiceText = {
  lead: string
  /** Paragraphs. */
  intro: readonly string[]
  /** Symptoms that tell a driver it's time to book. */
  signs: readonly string[]
  taskGroups: readonly TaskGroup[]
}

/** A list of tasks, in the order and words of the specification. */
export type TaskGroup = { title: string; tasks: readonly string[] }
