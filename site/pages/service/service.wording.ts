export const serviceWording = {
  book: 'Book this service',
  signs: 'Signs that it is time',
  tasks: (count: number) => `${count} tasks`,
}
