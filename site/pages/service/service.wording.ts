export const serviceWording = {
  book: 'Book this service',
  symptoms: 'Time to book in?',
  bookIn: 'Book it in',
  included: 'What’s included',
  tasks: (count: number) => `${count} jobs`,
}
