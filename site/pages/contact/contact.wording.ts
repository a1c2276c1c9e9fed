export const contactPageWording = {
  title: 'Contact Us',
  lead: 'Broken down? Call us, it’s quickest. For anything else, send us a message and we’ll reply during opening hours.',
  call: 'Call',
  visit: 'Drop in',
  mail: 'Email',
  open: 'Open',
  ask: 'Ask',
  faq: 'Oil, batteries, tyres? See our FAQ',
}
