import type { Facts } from '../../../workshop/facts.ts'

export const serviceWording = {
  book: 'Book this service',
  whatWeDo: 'What we do',
  next: {
    title: 'What happens next',
    text: ({ business }: Facts) =>
      `Book here and we’ll call you back during opening hours to agree a time. We check the car, then ring you with a price. Nothing gets done until you say yes. Want a rough price first? Call ${business.landline.shown}.`,
  },
}
