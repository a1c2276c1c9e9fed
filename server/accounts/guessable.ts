import { once } from 'node:events'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Business } from '../../workshop/facts.ts'
import type { GuessableRequest } from './guessable-worker.ts'

/** Characters of a password that are checked. zxcvbn takes seconds for more, and more can't be easier to guess. */
const maxChecked = 64

/**
 * Whether a password is easy to guess for somebody who knows the account. zxcvbn needs 100 MB for its dictionaries and blocks its thread, so each
 * check runs in its own worker, which frees the memory afterwards. People rarely choose a password.
 */
export async function isGuessable(password: string, account: { name: string; email: string }, business: Business): Promise<boolean> {
  const known = [account.name, account.email, business.name, business.email].flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
  const workerData: GuessableRequest = { password: password.slice(0, maxChecked), known: known.filter((word) => word.length > 2) }
  // 'guessable-worker.ts' from source, 'guessable-worker.js' from the compiled server.
  const worker = new Worker(new URL(`./guessable-worker${extname(import.meta.filename)}`, import.meta.url), { workerData })
  try {
    const [guessable] = await once(worker, 'message')
    return guessable
  } finally {
    await worker.terminate()
  }
}
