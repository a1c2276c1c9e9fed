/** The bounds of an appointment's minutes. */
export const shortestVisit = 15
export const longestVisit = 600

/**
 * Returns the errors in the bays and the usual minutes, one sentence each.
 * @param options of the booking form
 */
export function checkBays(bays: number, minutes: Readonly<Record<string, number>>, options: readonly string[]): string[] {
  const says = (problem: string) => `workshop/bays.ts: ${problem}.`
  return [
    ...(Number.isInteger(bays) && bays > 0 ? [] : [says(`there can't be ${bays} bays`)]),
    ...options.filter((option) => !Object.hasOwn(minutes, option)).map((option) => says(`'${option}' has no usual minutes`)),
    ...Object.entries(minutes).flatMap(([option, usual]) => {
      if (!options.includes(option)) return [says(`'${option}' isn't an option of the booking form`)]
      const fits = Number.isInteger(usual) && usual >= shortestVisit && usual <= longestVisit
      return fits ? [] : [says(`'${option}' takes ${usual} minutes, which isn't a whole number from ${shortestVisit} to ${longestVisit}`)]
    }),
  ]
}
