import type { Business } from '../../workshop/business.ts'
import type { AlarmName } from '../alarms/alarm.ts'
import type { Paragraph } from './letter.ts'
import { localTime } from './mail-kind.ts'

type Facts = Readonly<Record<string, string | number>>

const lookAtServer = 'Please pass this on to the person who looks after the website.'

const messages = (count: number) => (count === 1 ? '1 message' : `${count} messages`)

/** What the mails say. */
export const wording = {
  workshop: {
    opening: { booking: 'New appointment request from the website:', contact: 'New message from the website:' },
    reply: 'Reply to this email to write to them.',
    received: (time: string) => `Received ${time} (New Zealand time)`,
    reference: (reference: string) => `Reference ${reference}`,
  },
  quarantine: {
    subject: (count: number) => `Held back by the website: ${messages(count)} to check`,
    opening: (count: number) =>
      `The website has held back ${messages(count)} since the last report, because of how ${count === 1 ? 'it was' : 'they were'} sent. Please have a quick look. If one is from a customer, call them, or get it by email with the command below it.`,
    received: (time: string) => `Received ${time} (New Zealand time)`,
    release: (reference: string) => `To get it by email: npm run quarantine -- release ${reference}`,
    more: (count: number) => `There are ${count} more. To see them all: npm run quarantine -- list`,
    end: 'Messages that you leave in quarantine are deleted after 30 days.',
  },
  /** What somebody should look at: a subject, and what to do. */
  alert: {
    flood: ({ from, count, since }) => ({
      subject: 'The website is being flooded with messages',
      paragraphs: [
        from === 'network'
          ? `${count} messages have come from one network since ${localTime(Number(since))}. Any more from there wait in quarantine and aren’t emailed to you. Messages from everybody else still reach you.`
          : `${count} messages have come since ${localTime(Number(since))}. Any more wait in quarantine and aren’t emailed to you until it slows down, so there may be customers among them.`,
        'To look through them: npm run quarantine -- list',
        'To get one by email: npm run quarantine -- release, and its reference',
      ],
    }),
    'backup-overdue': ({ hours, any }) => ({
      subject: any ? 'The website’s backup is overdue' : 'The website has no backup yet',
      paragraphs: [
        any
          ? `The last backup that worked is ${hours} hours old. If the server broke now, everything that customers have sent since would be lost.`
          : 'Customers have sent enquiries, and no backup has run yet. If the server broke now, they would be lost.',
        lookAtServer,
      ],
    }),
    'restore-drill-failed': ({ ranAt }) => ({
      subject: 'The website’s backup could not be restored in a drill',
      paragraphs: [`On ${localTime(Number(ranAt))} a trial restore did not give back what the backup should hold.`, lookAtServer],
    }),
    silence: ({ since, usual }) => ({
      subject: 'No enquiries have come through the website for a while',
      paragraphs: [
        `The last enquiry came on ${localTime(Number(since))}. In the same time there are usually about ${usual}.`,
        'It may just be quiet. Open the website, send a test booking, and check that it reaches you.',
      ],
    }),
    'mails-failed': ({ count }) => ({
      subject: `${count} ${count === 1 ? 'e-mail' : 'e-mails'} from the website could not be delivered`,
      paragraphs: [
        'Mostly it is a customer’s address with a typing mistake: they expect a confirmation that did not arrive. Ring them instead.',
        'To see which: npm run mails -- list',
      ],
    }),
    'store-damaged': ({ ranAt }) => ({
      subject: 'The website’s database is damaged',
      paragraphs: [`The check on ${localTime(Number(ranAt))} found damage. Enquiries may be lost.`, lookAtServer],
    }),
    'clock-jumped': ({ now }) => ({
      subject: 'Is the clock of the website’s server right?',
      paragraphs: [
        `It says ${localTime(Number(now))}, days ahead of the last time it was looked at. If that is wrong, it must be put right within a day, or old enquiries are deleted too early.`,
        lookAtServer,
      ],
    }),
  } satisfies Record<AlarmName, (facts: Facts) => { subject: string; paragraphs: readonly Paragraph[] }>,
  visitor: {
    subject: {
      booking: (facts: Business) => `We have your appointment request - ${facts.name}`,
      contact: (facts: Business) => `We have your message - ${facts.name}`,
    },
    greeting: 'Kia ora,',
    opening: {
      booking: 'Thanks, we’ve got your appointment request.',
      contact: 'Thanks, we’ve got your message.',
    },
    readBack: 'Here’s what we noted:',
    next: {
      /** `closed`: 'closed for Easter until Tuesday 30 March', on closed days. */
      call: (hours: string, closed?: string) =>
        closed
          ? `What happens next: we’re ${closed}, and will call you then.`
          : `What happens next: we’ll call you back within our opening hours, ${hours}.`,
      write: (hours: string, closed?: string) =>
        closed
          ? `What happens next: we’re ${closed}, and will write back to you then.`
          : `What happens next: we’ll write back to you within our opening hours, ${hours}.`,
    },
    notYet: 'Your appointment isn’t booked until we’ve agreed on a time with you.',
    mistake: (facts: Business) => `Something not right, or is it urgent? Call us on ${facts.landline.shown} or ${facts.mobile.shown}.`,
    notYou: 'Didn’t send us anything? Someone probably mistyped their email address, and you can ignore this email.',
    reference: (reference: string) => `Reference ${reference}`,
  },
}
