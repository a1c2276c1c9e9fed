export const testimonialsWording = {
  title: 'Testimonials',
  sample: 'We made these quotes up to show the layout. No customer said them.',
  list: 'What customers say',
  end: 'How did it go?',
  endText: 'If you’ve been in, tell us what went well and what didn’t. We want to hear both.',
  write: 'Write to us',
}
