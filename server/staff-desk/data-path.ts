/** Whether a path asks for the data of a page instead of the page. */
export function isDataPath(path: string): boolean {
  return path.endsWith('.data')
}

/** Returns the path of the page whose data a path asks for, or the path itself. */
export function documentPath(path: string): string {
  return path.replace(/\/_\.data$/, '/').replace(/\.data$/, '')
}
