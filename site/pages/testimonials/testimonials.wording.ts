export const testimonialsWording = {
  title: 'Testimonials',
  lead: 'Sample quotes until we have real ones from our customers.',
  list: 'What customers say',
  end: 'Been in? Tell us how it went',
  endText: 'What went well and what didn’t. We want to hear both.',
  write: 'Write to us',
}
