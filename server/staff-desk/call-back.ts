import type { Desk } from '../../domain/desk.ts'
import { checkCallBack } from '../../domain/enquiries/call-back.ts'
import type { DeskStore } from '../database/store.ts'
import { applyActionOnce } from './apply-action-once.ts'

/** Returns the use case that sets or clears a callback. */
export function createCallBack(store: DeskStore, now: () => number): Desk['callBack'] {
  return (stamp, sent) =>
    applyActionOnce(store, stamp, 'call-back', 'date', () => {
      const checked = checkCallBack(sent, now())
      return checked.ok ? { text: checked.text } : checked
    })
}
