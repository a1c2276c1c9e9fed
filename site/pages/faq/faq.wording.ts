export const faqWording = {
  title: 'Frequently Asked Questions (FAQ)',
  lead: 'What people ask us, with straight answers.',
  list: 'Questions and answers',
  askTitle: 'Got another question?',
  askText: 'Give us a call. You’ll talk to someone who works on cars, and it costs nothing to ask.',
  write: 'Write to us',
  captions: {
    pads: 'A new pad and one that’s due, on the disc, to one scale. The tab at the end is the wear indicator: it squeals once it touches.',
    nuts: 'The order for tightening: across the wheel, not around it.',
  },
}
