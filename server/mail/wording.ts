import { greetingName } from '../../domain/enquiries/greeting-name.ts'
import { describeSignals } from '../../domain/enquiries/spam-reasons.ts'
import type { Business } from '../../workshop/facts.ts'
import type { Alarm, AlarmName } from './alarm.ts'
import { localTime } from './local-time.ts'
import { command, type Part, paragraph } from './template/part.ts'

const askServerAdmin = paragraph('Please pass this on to the person who looks after the website.')

const onTheServer = paragraph('The person who looks after the website can run these commands on the server:')

const messages = (count: number) => (count === 1 ? '1 message' : `${count} messages`)

/** What the emails say. */
export const wording = {
  reference: {
    label: 'Reference',
    text: (reference: string) => `Reference ${reference}`,
    subject: (subject: string, reference: string) => `${subject} (${reference})`,
  },
  spam: {
    subject: (signals: readonly string[], subject: string) => `[Check: ${signals.join(', ')}] ${subject}`,
    /** In the workshop's email about a flagged enquiry. */
    flagged: (signals: readonly string[]) =>
      `Check before you reply. ${describeSignals(signals)} The sender hasn’t been sent a confirmation.`,
    heldBack: (signals: readonly string[]) => `Why it was held back: ${describeSignals(signals)}`,
  },
  received: { label: 'Received', text: (time: string) => `Received ${time} (New Zealand time)` },
  sentBy: (business: Business) => `Sent by the ${business.name} website`,
  workshop: {
    title: { booking: 'New appointment request', contact: 'New message' },
    call: (phone: string) => `Call ${phone}`,
    reply: 'Reply by email',
    open: 'Open it at the desk',
    replyText: 'Reply to this email to answer them.',
    replySubject: {
      booking: 'Your appointment request',
      contact: 'Your message',
    },
  },
  quarantine: {
    subject: (count: number) => `Held back by the website: ${messages(count)} to check`,
    opening: (count: number) =>
      `The website has held back ${messages(count)} since the last report, because of the way ${count === 1 ? 'it was' : 'they were'} sent. Please have a quick look.`,
    atDesk: 'If one is from a customer, call them. An owner can release it at the desk, under Workshop.',
    desk: 'Open the list at the desk',
    onServer:
      'If one is from a customer, call them, or ask the person who looks after the website to run the command below it on the server.',
    title: { booking: 'Appointment request', contact: 'Message' },
    release: 'To get it by email',
    more: (count: number) => `There ${count === 1 ? 'is 1' : `are ${count}`} more. To see them all`,
    end: 'Messages that nobody releases are deleted after 30 days.',
  },
  /** What somebody should look at: a subject, and what to do. */
  alert: {
    flood: ({ from, count, since }) => ({
      subject: 'The website is being flooded with messages',
      parts: [
        paragraph(
          from === 'network'
            ? `${count} messages have come in from one network since ${localTime(Number(since))}. Any more from there go into quarantine instead of being emailed to you. Messages from everybody else still reach you.`
            : `${count} messages have come in since ${localTime(Number(since))}. Until it slows down, any more go into quarantine instead of being emailed to you, so there may be customers among them.`,
        ),
        onTheServer,
        command('To look through them', 'sudo workshop-command quarantine list'),
        command('To get one by email', 'sudo workshop-command quarantine release <reference>'),
      ],
    }),
    'backup-overdue': ({ hours, any, failedAt }) => ({
      subject: any ? 'The website’s backup is overdue' : 'The website has no working backup',
      parts: [
        paragraph(
          any
            ? `The last good backup is ${hours} hours old. If the server broke now, everything that customers have sent since then would be lost.`
            : 'If the server broke now, what customers have sent could be lost.',
        ),
        paragraph(
          failedAt
            ? `The last attempt, on ${localTime(Number(failedAt))}, failed.`
            : any
              ? 'None has been attempted since.'
              : 'None has been attempted yet.',
        ),
        askServerAdmin,
      ],
    }),
    'restore-drill-failed': ({ ranAt }) => ({
      subject: 'A test restore of the website’s backup failed',
      parts: [
        paragraph(`A test restore on ${localTime(Number(ranAt))} failed, so the backups may not work when you need them.`),
        askServerAdmin,
      ],
    }),
    silence: ({ since, usual }) => ({
      subject: 'No enquiries have come through the website for a while',
      parts: [
        paragraph(`The last enquiry came in on ${localTime(Number(since))}. Normally there’d have been about ${usual} by now.`),
        paragraph('It may just be quiet. Open the website, send a test booking, and check that it reaches you.'),
      ],
    }),
    'mails-failed': ({ count }) => ({
      subject: `${count} ${count === 1 ? 'email' : 'emails'} from the website could not be delivered`,
      parts: [
        paragraph('It’s usually a typo in a customer’s email address: they’re expecting an email that didn’t arrive. Ring them instead.'),
        paragraph('The desk’s inbox says who. Once somebody has noted the call there, you won’t hear about it again.'),
        onTheServer,
        command('To see which', 'sudo workshop-command mails list'),
        command('To see the enquiry behind one', 'sudo workshop-command mails show <enquiry>'),
      ],
    }),
    'store-damaged': ({ ranAt }) => ({
      subject: 'The website’s database is damaged',
      parts: [paragraph(`The check on ${localTime(Number(ranAt))} found damage. Enquiries may be lost.`), askServerAdmin],
    }),
    'pages-outdated': () => ({
      subject: 'The website shows old pages',
      parts: [paragraph('Its pages could not be brought up to date, so they may show yesterday’s opening times.'), askServerAdmin],
    }),
    'clock-jumped': ({ now }) => ({
      subject: 'Is the website server’s clock right?',
      parts: [
        paragraph(
          `It says ${localTime(Number(now))}, which is days ahead of the last check. If that’s wrong, it needs to be fixed within a day, or old enquiries will be deleted too early.`,
        ),
        askServerAdmin,
      ],
    }),
  } satisfies Record<AlarmName, (facts: Alarm['facts']) => { subject: string; parts: readonly [Part, ...Part[]] }>,
  visitor: {
    subject: {
      booking: (business: Business) => `We have your appointment request - ${business.name}`,
      contact: (business: Business) => `We have your message - ${business.name}`,
    },
    opening: {
      booking: 'Kia ora! We’ve got your appointment request.',
      contact: 'Kia ora! We’ve got your message.',
    },
    noted: 'Here’s what you told us',
    nothingNoted: 'Your message',
    next: {
      title: 'What happens next',
      /** `closed`: 'closed for Easter until Tuesday 30 March', on closed days. */
      call: (hours: string, closed?: string) =>
        closed ? `We’re ${closed}, and will call you then.` : `We’ll call you back during our opening hours, ${hours}.`,
      /** For a message with a phone number. */
      writeOrCall: (hours: string, closed?: string) =>
        closed
          ? `We’re ${closed}, and will write back or call you then.`
          : `We’ll write back or call you during our opening hours, ${hours}.`,
      write: (hours: string, closed?: string) =>
        closed ? `We’re ${closed}, and will write back to you then.` : `We’ll write back to you during our opening hours, ${hours}.`,
      agree: 'We’ll agree on a day and time with you. Your appointment isn’t booked until then.',
      price: 'We’ll check your car and give you a price. Nothing gets replaced until you say yes.',
    },
    mistake: 'Spotted a mistake, or is it urgent?',
    /** On closed days, when nobody answers the phone. */
    mistakeWhileClosed: 'Spotted a mistake? Reply to this email, and we’ll see it when we’re back.',
    callUs: ({ landline, mobile }: Business) => `Call us on ${landline.shown} or ${mobile.shown}.`,
    call: (phone: string) => `Call ${phone}`,
    findUs: 'How to find us',
    directions: 'Get directions',
    /** The opening of an email that staff send: 'Kia ora Hana, your car is ready.' Without a first name, it goes straight to the point. */
    greet: (name: string, text: string) => {
      const first = greetingName(name)
      return first ? `Kia ora ${first}, ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text
    },
    reply: {
      /** The subject of the confirmation, or what the enquiry was when there is none. */
      subject: (subject: string) => `Re: ${subject}`,
      title: (business: Business) => `A message from ${business.name}`,
      howToAnswer: 'Reply to this email to write back to us.',
      call: 'Rather talk?',
    },
    invitation: {
      subject: (day: string, business: Business) => `Your appointment on ${day} - ${business.name}`,
      opening: 'Your appointment is booked.',
      title: 'Your appointment',
      day: 'Day',
      time: 'Time',
      plate: 'Registration plate',
      service: 'Service',
      ready: 'Ready about',
      note: 'We’ll call you if it takes longer. Open the attached file to add it to your calendar.',
      change: 'Can’t make it, or need another time?',
      summary: (business: Business) => `Appointment at ${business.name}`,
      /** `when`: 'between 8.30am and 9.30am', where that isn't clear from the event. */
      dropOff: (plate: string, when?: string) =>
        `Drop off your car${plate ? `, ${plate}` : ''}${when ? `${plate ? ',' : ''} ${when}` : ''}.`,
    },
    update: {
      subject: (day: string, business: Business) => `New time: your appointment on ${day} - ${business.name}`,
      opening: 'Your appointment has a new time.',
      title: 'Your new appointment time',
      note: 'This replaces the time we sent you before. Open the attached file to change it in your calendar.',
    },
    cancellation: {
      subject: (day: string, business: Business) => `Cancelled: your appointment on ${day} - ${business.name}`,
      opening: 'Your appointment is cancelled.',
      title: 'This appointment is cancelled',
      note: 'Open the attached file to take it out of your calendar.',
      change: 'Want another time, or is this a mistake?',
    },
    /** To an address that is no longer the customer's, and may be a stranger's. */
    otherAddress: {
      subject: (day: string, business: Business) => `An appointment on ${day}, no longer at this address - ${business.name}`,
      opening: 'An appointment is no longer at this email address.',
      explanation: (when: string) =>
        `We sent you a calendar invite for ${when}. It now goes to another address, so the attached file takes it out of your calendar.`,
      yours: 'If it’s your appointment, it’s still booked, and you can ignore this email. If we wrote to you by mistake, sorry about that.',
      question: 'Got a question?',
    },
    reminder: {
      subject: (time: string, business: Business) => `Your appointment is tomorrow, ${time} - ${business.name}`,
      /** `when`: 'at 8.30am'. */
      opening: (when: string) => `See you tomorrow ${when}.`,
      bring: (day: string, plate: string) => `That’s ${day}. Drop off your car${plate ? `, ${plate}` : ''}.`,
    },
    ready: {
      subject: (plate: string, business: Business) => `Your car${plate ? `, ${plate},` : ''} is ready - ${business.name}`,
      opening: (plate: string) => `Your car${plate ? `, ${plate},` : ''} is ready.`,
      /** `closed`: 'closed for Easter until Tuesday 30 March', when closed days come next. */
      pickUp: (hours: string, closed?: string) =>
        `Pick it up whenever it suits you during our opening hours, ${hours}.${closed ? ` After today we’re ${closed}.` : ''}`,
      question: 'Can’t make it, or got a question?',
    },
    notYou: {
      website: 'Didn’t send us anything? Someone probably mistyped their email address, and you can ignore this email.',
      /** For a job that staff wrote down on the phone or at the counter. */
      desk: 'Not for you? We probably wrote down the wrong email address, and you can ignore this email.',
    },
  },
}
