export const serviceWording = {
  book: 'Book this service',
  signs: 'Time to book in?',
  tasks: (count: number) => `${count} tasks`,
}
