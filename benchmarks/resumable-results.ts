import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

export type ResumableResults<Result> = {
  /** Returns the result that was measured before under this key, or measures it now and logs it. */
  get(key: string, measure: () => Promise<Result>): Promise<Result>
  /** Deletes the results of the completed run, so that the next run measures again. */
  done(): Promise<void>
}

/**
 * Saves each result of a long benchmark to disk immediately, so that an interrupted run can resume if it measures the same thing.
 * @param subject what is measured; results of any other subject are discarded
 */
export async function openResults<Result>(name: string, subject: string, count: number): Promise<ResumableResults<Result>> {
  const file = join(import.meta.dirname, '..', '.cache', 'benchmarks', `${name}.jsonl`)
  const [first, ...lines] = (await readFile(file, 'utf8').catch(() => '')).trim().split('\n')
  const earlier = new Map<string, Result>()
  if (first === subject) for (const line of lines) earlier.set(...(JSON.parse(line) as [string, Result]))
  else {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, `${subject}\n`)
  }
  if (earlier.size > 0) console.log(`Resuming an interrupted run with ${earlier.size} results.`)
  let at = 0
  return {
    async get(key, measure) {
      at++
      const measured = earlier.get(key)
      if (measured) return measured
      const result = await measure()
      await appendFile(file, `${JSON.stringify([key, result])}\n`)
      console.log(`${at}/${count} ${key}: ${JSON.stringify(result)}`)
      return result
    },
    done: () => rm(file),
  }
}
