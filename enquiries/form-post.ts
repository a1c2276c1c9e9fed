import type { Answers, Faults } from './enquiry.ts'

/** What became of a form that a browser posted without scripts: what its page then shows. `status`: of the HTTP answer. */
export type FormPost =
  | { outcome: 'sent'; received: Answers; confirmation: boolean }
  | { outcome: 'refused'; answers: Answers; faults: Faults }
  | { outcome: 'failed'; answers: Answers; status: number }

/** The name of a field that people do not see; whatever is in it was put there by a program. */
export const trap = 'comment'
