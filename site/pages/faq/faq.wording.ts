export const faqWording = {
  title: 'Questions and answers',
  lead: 'What drivers ask at the counter, answered as we would answer a neighbour.',
  figures: 'Four numbers to know',
  list: 'The eight questions',
  noAnswer: 'Not among them?',
  noAnswerText: 'Ask us. You speak with somebody who works on cars, and a question costs nothing.',
  write: 'Write to us',
}
