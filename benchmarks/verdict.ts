/**
 * Says whether something that is wanted was kept; where it was not, the benchmark ends with 1.
 * @param broken where it was not kept, each with its figure
 */
export function verdict(wanted: string, broken: readonly string[]): void {
  if (broken.length > 0) process.exitCode = 1
  console.log(broken.length > 0 ? `BROKEN  ${wanted}: ${broken.join(', ')}` : `kept    ${wanted}`)
}
