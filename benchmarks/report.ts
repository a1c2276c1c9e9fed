/** Returns the figure below which this share of the figures lies: 0.5 is the median. */
export function percentile(figures: readonly number[], share: number): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length * share)] ?? Number.NaN
}

/** Formats rows of cells as text, in columns as wide as their widest cell: the first is left-aligned, the others are right-aligned. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  const line = (row: readonly string[]) => row.map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0)))
  return rows.map((row) => line(row).join('  ').trimEnd()).join('\n')
}

/**
 * Prints whether a limit was met; if not, the benchmark exits with 1.
 * @param misses where it was not met, each with its figure
 */
export function verdict(limit: string, misses: readonly string[]): void {
  if (misses.length > 0) process.exitCode = 1
  console.log(misses.length > 0 ? `MISSED  ${limit}: ${misses.join(', ')}` : `met     ${limit}`)
}
