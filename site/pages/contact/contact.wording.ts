export const contactPageWording = {
  title: 'Contact Us',
  lead: 'Broken down? Give us a ring. For anything else, ring or write, and we’ll get back to you during opening hours.',
  call: 'Call',
  visit: 'Drop in',
  mail: 'Email',
  open: 'Open',
}
