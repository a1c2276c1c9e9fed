export const serviceWording = {
  book: 'Book this service',
  symptoms: 'Time to book in?',
  byTime: 'By age, not distance',
  whatWeDo: 'What we do',
  tasks: (count: number) => `${count} jobs`,
}
