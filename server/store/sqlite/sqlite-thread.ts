import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'

/** A request to the worker: run a statement, or close the database. */
export type SqliteRequest = { id: number; sql: string; parameters: readonly unknown[] } | { id: number; close: true }

/** Its response. Errors lose their codes between threads, so they are sent as plain objects. */
export type SqliteResponse =
  | { id: number; rows: unknown[]; changes: number }
  | { id: number; error: { message: string; code?: string; errcode?: number } }

type Waiting = { resolve(result: { rows: unknown[]; changes: number }): void; reject(error: Error): void }

/** A database file in its own worker thread. Statements run one by one, in order. */
export class SqliteThread {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  #lastId = 0
  #ended: Error | undefined

  constructor(file: string) {
    // 'sqlite-worker.ts' from source, 'sqlite-worker.js' from the compiled server.
    this.#worker = new Worker(new URL(`./sqlite-worker${extname(import.meta.filename)}`, import.meta.url), { workerData: { file } })
    this.#worker.on('message', (response: SqliteResponse) => this.#settle(response))
    this.#worker.on('error', (error) => this.#end(error as Error))
    this.#worker.on('exit', () => this.#end(new Error('The embedded store is closed.')))
  }

  /** False once the thread has ended, after which `run` rejects. */
  get alive(): boolean {
    return this.#ended === undefined
  }

  run(sql: string, parameters: readonly unknown[]): Promise<{ rows: unknown[]; changes: number }> {
    return this.#send({ id: ++this.#lastId, sql, parameters })
  }

  async close(): Promise<void> {
    if (!this.alive) return
    const exited = new Promise((resolve) => this.#worker.once('exit', resolve))
    await this.#send({ id: ++this.#lastId, close: true })
    await exited
  }

  #send(request: SqliteRequest): Promise<{ rows: unknown[]; changes: number }> {
    return new Promise((resolve, reject) => {
      if (this.#ended) return reject(this.#ended)
      this.#waiting.set(request.id, { resolve, reject })
      this.#worker.postMessage(request)
    })
  }

  #settle(response: SqliteResponse): void {
    const waiting = this.#waiting.get(response.id)
    this.#waiting.delete(response.id)
    if ('error' in response) waiting?.reject(Object.assign(new Error(response.error.message), response.error))
    else waiting?.resolve(response)
  }

  #end(error: Error): void {
    this.#ended ??= error
    for (const { reject } of this.#waiting.values()) reject(this.#ended)
    this.#waiting.clear()
  }
}
