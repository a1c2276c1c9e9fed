import type { Action } from '../../domain/actions/action.ts'
import { type ActionName, actions } from '../../domain/actions/actions.ts'
import type { Who } from '../../domain/context.ts'
import type { Desk } from '../../domain/desk.ts'
import { isUuid } from '../../domain/form.ts'
import { endFeed, listFeeds, makeFeed, revokeFeed } from '../accounts/feeds.ts'
import { findInvite, invite, withdrawInvite } from '../accounts/invites.ts'
import { join } from '../accounts/join.ts'
import { sha256 } from '../accounts/keys.ts'
import { createKeyedLimiter, createLimiter, type KeyedLimiter, type Limiter } from '../accounts/limiter.ts'
import { createSessions, endAnySession, type Sessions } from '../accounts/sessions.ts'
import { confirm, signIn } from '../accounts/sign-in.ts'
import { listColleagues } from '../accounts/staff.ts'
import { changePerson, disable, enable, readTeam } from '../accounts/team.ts'
import { readFeed } from '../appointments/calendar-feed.ts'
import { addDayNote, removeDayNote } from '../appointments/day-notes.ts'
import { readDay, readDays } from '../appointments/days.ts'
import { findBookingTime } from '../appointments/free-time.ts'
import { addOutage, removeOutage } from '../appointments/outages.ts'
import type { Store } from '../database/store.ts'
import { act } from '../enquiries/act.ts'
import { readCard } from '../enquiries/enquiry-card.ts'
import { find } from '../enquiries/find.ts'
import { readInbox } from '../enquiries/inbox.ts'
import { markAdvertising, readMailPage, releaseHeldBack, sendAgain, sendAllAgain } from '../enquiries/mail-page.ts'
import { addJob, findKnownPlate, findSimilarPlates } from '../enquiries/new-job.ts'
import { changeSavedReply, readSavedReplies } from '../enquiries/saved-replies.ts'
import { findDone } from '../enquiries/timeline.ts'
import { undoAction } from '../enquiries/undo-action.ts'
import { findUnconfirmed, readClosedDays, readWorkshop, restoreFacts, saveFacts } from '../facts/workshop.ts'
import { readEnquiryList } from '../numbers/enquiry-list.ts'
import { readNumbers } from '../numbers/numbers.ts'
import { erasePersonalData, exportPersonalData, findPersonalData } from '../privacy/erase-person.ts'
import { readChanges, readViewers } from './changes.ts'
import { createWaitingCount } from './waiting-count.ts'

/** `check`: renders them again now if the workshop's facts have changed. `areOutdated`: whether they couldn't be rendered. */
type SitePages = { check(): void; areOutdated(): boolean }

/** What the use cases work on. `hash`, `check`: turns for checking passwords, and whether a new one can be guessed. `inTurn`: by sender. `pages`: the site's. `mailFolder`: of emails that are written to files. `waiting`: counts once for everybody. */
export type Services = {
  store: Store
  sessions: Sessions
  hash: Limiter
  check: Limiter
  inTurn: KeyedLimiter
  pages: SitePages
  mailFolder: string
  waiting: Desk['waiting']
}

export function createServices(
  store: Store,
  mailFolder: string,
  pages: SitePages = { check: () => {}, areOutdated: () => false },
): Services {
  return {
    store,
    pages,
    mailFolder,
    waiting: createWaitingCount(store),
    sessions: createSessions(store),
    // Two hashes at once take two of the four threads in Node's pool, and 38 MB.
    hash: createLimiter({ concurrency: 2, queueSize: 20 }),
    // Each check of a new password takes 100 MB, so they take turns.
    check: createLimiter({ concurrency: 1, queueSize: 5 }),
    // One by one, so that a sender's right passwords, which are counted until they have been checked, don't exceed the limit of failures.
    inTurn: createKeyedLimiter({ concurrency: 1, queueSize: 20 }),
  }
}

/** `who`: the lowest role that may run it. `reads`: doesn't ask owners for a recent password, as their other use cases do. */
type UseCase<Call extends (...given: never[]) => unknown> = {
  who: Who
  reads?: true
  run(services: Services, ...given: Parameters<Call>): ReturnType<Call>
}

export type UseCases = { readonly [Name in keyof Desk]: UseCase<Desk[Name]> }

/** Everything that the desk can do, with who may do it. */
export const useCases: UseCases = {
  ...actionUseCases(),

  signIn: { who: 'anonymous', run: ({ store, ...limits }, sent, client) => signIn(store, limits, sent, client) },
  signOut: { who: 'staff', run: ({ sessions }, token) => sessions.end(sha256(token)) },
  confirm: {
    who: 'staff',
    run: ({ store, ...limits }, token, staff, sent, client) => confirm(store, limits, { token, staff, client }, sent),
  },
  findInvite: { who: 'anonymous', run: ({ store }, key) => findInvite(store.db, sha256(key), store.now()) },
  join: { who: 'anonymous', run: ({ store, ...limits }, key, sent, client) => join(store, limits, key, sent, client) },

  team: { who: 'owner', reads: true, run: ({ store }) => readTeam(store) },
  invite: {
    who: 'owner',
    run: async ({ store }, form, sent, { id: by }) => (isUuid(form) ? await invite(store, sent, { form, by }) : { outcome: 'missing' }),
  },
  withdrawInvite: { who: 'owner', run: ({ store }, id, by) => withdrawInvite(store, id, by) },
  disable: { who: 'owner', run: ({ store }, id, by) => disable(store, id, by) },
  enable: { who: 'owner', run: ({ store }, id, by) => enable(store, id, by) },
  changePerson: { who: 'owner', run: ({ store }, id, sent, by) => changePerson(store, id, sent, by) },
  endSession: { who: 'owner', run: ({ store }, id, by) => endAnySession(store, id, by) },
  endFeed: { who: 'owner', run: ({ store }, id, by) => endFeed(store, id, by) },

  feeds: { who: 'staff', run: ({ store }, staff) => listFeeds(store.db, staff) },
  makeFeed: { who: 'staff', run: ({ store }, form, sent, by) => makeFeed(store, form, sent, by) },
  revokeFeed: { who: 'staff', run: ({ store }, id, by) => revokeFeed(store, id, by) },
  readFeed: { who: 'anonymous', run: ({ store }, secret, client) => readFeed(store, secret, client) },

  inbox: { who: 'staff', run: ({ store }, page) => readInbox(store, page) },
  waiting: { who: 'staff', run: ({ waiting }) => waiting() },
  colleagues: { who: 'staff', run: ({ store }) => listColleagues(store.db) },
  enquiry: { who: 'staff', run: ({ store }, id) => readCard(store, id) },
  alsoOpen: { who: 'staff', run: ({ store }, enquiry, staff) => readViewers(store, enquiry, staff) },
  find: { who: 'staff', run: ({ store }, sent) => find(store, sent) },
  day: { who: 'staff', run: ({ store }, date) => readDay(store, date) },
  days: { who: 'staff', run: ({ store }, date, count) => readDays(store, date, count) },
  addDayNote: { who: 'staff', run: ({ store }, stamp, date, sent) => addDayNote(store, stamp, date, sent) },
  removeDayNote: { who: 'staff', run: ({ store }, id, staff) => removeDayNote(store, id, staff) },
  addOutage: { who: 'staff', run: ({ store }, stamp, sent) => addOutage(store, stamp, sent) },
  removeOutage: { who: 'staff', run: ({ store }, id, staff) => removeOutage(store, id, staff) },
  changeToken: { who: 'staff', run: async ({ store }) => (await readChanges(store)).changeToken },
  newJob: { who: 'staff', run: ({ store }, stamp, sent) => addJob(store, stamp, sent) },
  knownPlate: { who: 'staff', run: ({ store }, plate) => findKnownPlate(store, plate) },
  similarPlates: { who: 'staff', run: ({ store }, plate) => findSimilarPlates(store, plate) },
  bookingTime: { who: 'staff', run: ({ store }, enquiry) => findBookingTime(store, enquiry) },
  findPersonalData: { who: 'owner', reads: true, run: ({ store }, sent) => findPersonalData(store, sent) },
  exportPersonalData: { who: 'owner', run: ({ store }, sent) => exportPersonalData(store, sent) },
  erasePersonalData: { who: 'owner', run: ({ store, mailFolder }, sent) => erasePersonalData(store, mailFolder, sent) },
  savedReplies: { who: 'staff', run: ({ store }) => readSavedReplies(store) },
  changeSavedReply: { who: 'owner', run: ({ store }, number, sent, by) => changeSavedReply(store, number, sent, by) },
  workshop: { who: 'owner', reads: true, run: ({ store, pages }) => readWorkshop(store, pages.areOutdated()) },
  unconfirmedFacts: { who: 'owner', reads: true, run: ({ store }) => findUnconfirmed(store) },
  closedDays: { who: 'owner', reads: true, run: ({ store }) => readClosedDays(store) },
  saveFacts: { who: 'owner', run: ({ store, pages }, form) => saveFacts(store, form).finally(pages.check) },
  restoreFacts: { who: 'owner', run: ({ store, pages }, form) => restoreFacts(store, form).finally(pages.check) },
  numbers: { who: 'owner', reads: true, run: ({ store }) => readNumbers(store) },
  enquiryList: { who: 'owner', run: ({ store }) => readEnquiryList(store) },
  mailPage: { who: 'owner', reads: true, run: ({ store }) => readMailPage(store) },
  sendAgain: { who: 'owner', run: ({ store }, id, by) => sendAgain(store, id, by) },
  sendAllAgain: { who: 'owner', run: ({ store }, by) => sendAllAgain(store, by) },
  release: { who: 'owner', run: ({ store }, id, by) => releaseHeldBack(store, id, by) },
  markAdvertising: { who: 'owner', run: ({ store }, id, isAdvertising, by) => markAdvertising(store, id, isAdvertising, by) },
  undo: { who: 'staff', run: ({ store }, action, stamp) => undoAction(store, action, stamp) },
  findDone: { who: 'staff', run: ({ store }, action, staff) => findDone(store, action, staff) },
}

/** Returns the use cases of the actions that domain/actions/actions.ts declares. */
function actionUseCases(): { [Name in ActionName]: UseCase<Desk[Name]> } {
  const entries = Object.entries<Action>(actions).map(([name, action]): [string, UseCase<Desk[ActionName]>] => [
    name,
    { who: action.who, run: ({ store }, stamp, sent) => act(store, action, stamp, sent) },
  ])
  return Object.fromEntries(entries) as { [Name in ActionName]: UseCase<Desk[Name]> }
}
