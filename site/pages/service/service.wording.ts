export const serviceWording = {
  book: 'Book this service',
  signs: 'Time to book in?',
  included: 'What’s included',
  tasks: (count: number) => `${count} jobs`,
}
