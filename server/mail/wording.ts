import type { Business } from '../../workshop/business.ts'

/** What the mails say. */
export const wording = {
  workshop: {
    opening: { booking: 'Somebody asks for an appointment on the website:', contact: 'Somebody wrote to you on the website:' },
    reply: 'Answer this mail to write to them.',
    received: (time: string) => `Received ${time} (New Zealand time)`,
    reference: (id: string) => `Reference ${id}`,
  },
  quarantine: {
    subject: (count: number) => `Held back by the website: ${count} ${count === 1 ? 'message' : 'messages'} that may be advertising`,
    opening: (count: number) =>
      `The website holds back what looks like advertising. ${count === 1 ? 'One message came' : `${count} messages came`} since the last mail of this kind; those most likely from a person stand first. Is there somebody among them whom you want to answer? Call them, or let their message through:`,
    received: (time: string) => `Received ${time} (New Zealand time)`,
    why: (signs: string) => `Held back for: ${signs}`,
    release: (id: string) => `To let it through: npm run quarantine -- release ${id}`,
    more: (count: number) => `And ${count} more, which look even less like a person's: npm run quarantine -- list`,
    end: 'What is not let through is deleted 30 days after it came.',
  },
  visitor: {
    subject: {
      booking: (facts: Business) => `We have your appointment request - ${facts.name}`,
      contact: (facts: Business) => `We have your message - ${facts.name}`,
    },
    greeting: 'Kia ora,',
    opening: {
      booking: 'Thank you, your appointment request has reached us.',
      contact: 'Thank you, your message has reached us.',
    },
    readBack: 'This is what we noted:',
    next: {
      call: (hours: string) => `What happens next: we call you back within our opening hours, ${hours}.`,
      write: (hours: string) => `What happens next: we write back to you within our opening hours, ${hours}.`,
    },
    notYet: 'Your appointment is settled once we have agreed on a time with you.',
    mistake: (facts: Business) => `Is something wrong, or is it urgent? Call ${facts.landline.shown} or ${facts.mobile.shown}.`,
    notYou: 'If you sent us nothing, somebody typed your address by mistake: you need do nothing.',
    reference: (id: string) => `Reference ${id}`,
  },
}
