export const serviceWording = {
  book: 'Book this service',
  symptoms: 'Time to book in?',
  whatWeDo: 'What we do',
  tasks: (count: number) => `${count} jobs`,
}
