export const faqWording = {
  title: 'Frequently Asked Questions (FAQ)',
  lead: 'What people ask us at the counter, with straight answers.',
  figures: 'Four numbers worth knowing',
  list: 'Questions and answers',
  noAnswer: 'Got another question?',
  noAnswerText: 'Give us a call. You’ll talk to someone who works on cars, and asking is free.',
  write: 'Write to us',
}
