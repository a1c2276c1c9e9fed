export const testimonialsWording = {
  title: 'Testimonials',
  lead: 'Sample voices, until our customers have lent us theirs.',
  list: 'What customers say',
  end: 'Been here? Tell us',
  endText: 'What went well and what did not. Both are read by the person who held the spanner.',
  write: 'Write to us',
}
