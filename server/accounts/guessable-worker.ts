import { parentPort, workerData } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'

/** `known`: words that somebody guessing this account's password would try. */
export type GuessableRequest = { password: string; known: readonly string[] }

/** The best score, for more than 10^10 guesses. A name followed by a year scores 3. */
const enough = 4

const { password, known }: GuessableRequest = workerData
const { score } = new ZxcvbnFactory({ dictionary: { ...common, ...english }, graphs: adjacencyGraphs }).check(password, [...known])
parentPort?.postMessage(score < enough)
