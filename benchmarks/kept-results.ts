import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export type KeptResults<Result> = {
  /** What was measured under this key before, or is measured now; says so in a line. */
  get(key: string, measure: () => Promise<Result>): Promise<Result>
  /** The run is complete: the next one begins anew. */
  done(): Promise<void>
}

/**
 * The results of a benchmark that takes long, each on disk as soon as it is there: a run that was broken off goes on where it was, as long
 * as it measures the same thing.
 * @param subject what is measured; results of another one are thrown away
 */
export async function openResults<Result>(name: string, subject: string, count: number): Promise<KeptResults<Result>> {
  const file = join(import.meta.dirname, '..', '.cache', 'benchmarks', `${name}.jsonl`)
  const [first, ...lines] = (await readFile(file, 'utf8').catch(() => '')).trim().split('\n')
  const kept = new Map<string, Result>()
  if (first === subject) for (const line of lines) kept.set(...(JSON.parse(line) as [string, Result]))
  else {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, `${subject}\n`)
  }
  if (kept.size > 0) console.log(`${kept.size} results of a run that was broken off are there already.`)
  let at = 0
  return {
    async get(key, measure) {
      at++
      const known = kept.get(key)
      if (known) return known
      const result = await measure()
      await appendFile(file, `${JSON.stringify([key, result])}\n`)
      console.log(`${at}/${count} ${key}: ${JSON.stringify(result)}`)
      return result
    },
    done: () => rm(file),
  }
}
