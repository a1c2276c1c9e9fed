import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'

/** The database file, and whether its thread only reads. */
export type WorkerInput = { file: string; readOnly: boolean }

/** A request to the worker: run a statement, or close the database. */
export type SqliteRequest = { id: number; sql: string; parameters: readonly unknown[] } | { id: number; close: true }

/** Its response. Errors lose their codes between threads, so they are sent as plain objects. */
export type SqliteResponse =
  | { id: number; rows: unknown[]; changes: number }
  | { id: number; error: { message: string; code?: string; errcode?: number } }

type PendingReply = { resolve(result: { rows: unknown[]; changes: number }): void; reject(error: Error): void }

/** A database file in its own worker thread. Statements run one by one, in order. */
export class SqliteThread {
  readonly #worker: Worker
  readonly #pending = new Map<number, PendingReply>()
  #lastId = 0
  #ended: Error | undefined

  constructor(workerData: WorkerInput) {
    // 'sqlite-worker.ts' from source, 'sqlite-worker.js' from the compiled server.
    this.#worker = new Worker(new URL(`./sqlite-worker${extname(import.meta.filename)}`, import.meta.url), { workerData })
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
      this.#pending.set(request.id, { resolve, reject })
      this.#worker.postMessage(request)
    })
  }

  #settle(response: SqliteResponse): void {
    const pending = this.#pending.get(response.id)
    this.#pending.delete(response.id)
    if ('error' in response) pending?.reject(Object.assign(new Error(response.error.message), response.error))
    else pending?.resolve(response)
  }

  #end(error: Error): void {
    this.#ended ??= error
    for (const { reject } of this.#pending.values()) reject(this.#ended)
    this.#pending.clear()
  }
}
