import { business } from '../../../workshop/business.ts'

export const pricingWording = {
  title: 'Pricing',
  heading: 'Pricing Plan',
  lead: `These are sample plans until ours are ready. For a price on your car today, call ${business.landline.shown}.`,
  included: (count: number, of: number) => `${count} of ${of} included`,
  excluded: 'Not included:',
  purchase: 'PURCHASE NOW',
  process: 'How you get a price today',
  /** Four steps about the price alone. */
  steps: {
    book: {
      title: 'You call or book',
      text: 'Have your rego ready, and tell us what you hear, see or smell. We’ll call you back during opening hours.',
    },
    check: { title: 'We check it', text: 'First the cause, then the cost. If finding it takes a while, we ring you first.' },
    fix: { title: 'You get a price', text: 'What needs doing now, what can wait, and what each costs. Nothing’s done until you say yes.' },
    home: { title: 'That’s what you pay', text: 'If we find something else, we ring you first. Ask to see the old parts.' },
  },
}
