export const contactPageWording = {
  title: 'Contact Us',
  lead: 'Broken down? Call while we’re open, it’s quickest. Any other time, send a message: we’ll reply during opening hours.',
  call: 'Call',
  visit: 'Drop in',
  mail: 'Email',
  open: 'Open',
  ask: 'Ask',
  end: 'Need a time?',
  endText: 'Book online, or ring and we’ll find you one.',
  faq: 'Oil, batteries, tyres? See our FAQ',
}
