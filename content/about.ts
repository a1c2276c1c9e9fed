import type { Facts } from '../workshop/facts.ts'

export const aboutIntro = {
  title: 'Four trades under one roof',
  text: ({ business }: Facts) =>
    `${business.name} has looked after cars in and around ${business.suburb} since ${business.since}: mechanical, electrical, body repair and air conditioning. If a job needs more than one trade, your car stays right here.`,
}

/** The four trades, as they stand under the roof, from the left. */
export const trades = ['Mechanical', 'Electrical', 'Body repair', 'Air conditioning'] as const

export type Strength = {
  name: string
  text: string
}

/** The five qualities named by the About page. */
export const strengths: readonly Strength[] = [
  {
    name: 'Quality workmanship',
    text: 'Bolts done up to the right torque, wiring back where it was, doors and panels that line up.',
  },
  {
    name: 'Expertise',
    text: 'Transmission work goes to someone who knows transmissions, and paint to a painter.',
  },
  {
    name: 'Fair pricing',
    text: 'You get a price before we start. If we find more, we ring you before the bill goes up.',
  },
  {
    name: 'Commitment to safety',
    text: 'We tell you straight what’s unsafe, what’s worn and what can wait.',
  },
  {
    name: 'Customer satisfaction',
    text: 'It’s done when you’ve driven it and you’re happy. If something’s not right, bring it back.',
  },
]

export type Reason = { title: string; text: string }

export const whyChooseUs: readonly Reason[] = [
  {
    title: 'Expertise You Can Trust',
    text: 'Mechanics, auto electricians, panel beaters and air con people. If the mechanic spots rust, the panel beater’s next door.',
  },
  {
    title: 'Comprehensive Automotive Solutions',
    text: 'WoF, service, air con, diagnostics, panel and paint in one place: one phone number, one job card, one person who knows where your car’s at.',
  },
  {
    title: 'Customer-Centric Approach',
    text: 'We tell you what we found in plain English. You decide what gets done now and what can wait, and you know the price of both.',
  },
]
