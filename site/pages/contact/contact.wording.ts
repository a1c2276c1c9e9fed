export const contactPageWording = {
  title: 'Contact Us',
  lead: 'At the roadside? Call: that is the fastest. For everything else, write, and we answer within opening hours.',
  call: 'Call',
  visit: 'Drop in',
  mail: 'Write',
  open: 'Open',
}
