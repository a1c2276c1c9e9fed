import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { SqliteAnswer, SqliteQuestion } from './sqlite-messages.ts'

type Waiting = { resolve(answer: { rows: unknown[]; changes: number }): void; reject(error: Error): void }

/** A database file in a thread of its own. Statements run one after another, in the order in which they were asked. */
export class SqliteThread {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #lastId = 0
  #ended: Error | undefined

  constructor(file: string) {
    // 'sqlite-worker.ts', or 'sqlite-worker.js' where the build has compiled both.
    this.#worker = new Worker(new URL(`./sqlite-worker${extname(import.meta.filename)}`, import.meta.url), { workerData: { file } })
    this.#worker.on('message', (answer: SqliteAnswer) => this.#settle(answer))
    this.#worker.on('error', (error) => this.#end(error as Error))
    this.#worker.on('exit', () => this.#end(new Error('The embedded store is closed.')))
  }

  /** False once the thread is gone: then a new one must be started. */
  get alive(): boolean {
    return this.#ended === undefined
  }

  run(sql: string, parameters: readonly unknown[]): Promise<{ rows: unknown[]; changes: number }> {
    return this.#ask({ id: ++this.#lastId, sql, parameters })
  }

  async close(): Promise<void> {
    if (!this.alive) return
    const exited = new Promise((resolve) => this.#worker.once('exit', resolve))
    await this.#ask({ id: ++this.#lastId, close: true })
    await exited
  }

  #ask(question: SqliteQuestion): Promise<{ rows: unknown[]; changes: number }> {
    return new Promise((resolve, reject) => {
      if (this.#ended) return reject(this.#ended)
      this.#waiting.set(question.id, { resolve, reject })
      this.#worker.postMessage(question)
    })
  }

  #settle(answer: SqliteAnswer): void {
    const waiting = this.#waiting.get(answer.id)
    this.#waiting.delete(answer.id)
    if ('fault' in answer) waiting?.reject(Object.assign(new Error(answer.fault.message), answer.fault))
    else waiting?.resolve(answer)
  }

  #end(error: Error): void {
    this.#ended ??= error
    for (const { reject } of this.#waiting.values()) reject(this.#ended)
    this.#waiting.clear()
  }
}
