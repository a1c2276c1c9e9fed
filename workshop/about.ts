import { business } from './business.ts'

export const aboutIntro = {
  title: 'One roof, three crafts',
  paragraphs: [
    `${business.name} has looked after the cars of ${business.suburb} and around since ${business.since}: mechanical, electrical, body repair and air conditioning, by people who walk over to each other when a job needs more than one craft.`,
    'We work in one order: listen, measure, tell you, then mend. You know what we found and what it costs before a spanner is lifted, and you can see the old part when you collect the keys.',
  ],
}

export type Strength = { name: string; text: string }

/** The five qualities that the workshop stands for. */
export const strengths: readonly Strength[] = [
  { name: 'Quality workmanship', text: 'Bolts at the maker’s torque, wiring routed as it was, panels that close with one finger.' },
  { name: 'Expertise', text: 'The person who knows gearboxes works on gearboxes, and the one who knows paint holds the gun.' },
  { name: 'Fair pricing', text: 'A price before the work. If we find more, the phone rings before the bill grows.' },
  { name: 'Commitment to safety', text: 'We say plainly what is unsafe, what is worn and what can wait.' },
  {
    name: 'Customer satisfaction',
    text: 'It is finished when you have driven it and are content. If something is not right, bring it back.',
  },
]

export type Reason = { title: string; text: string }

export const whyChooseUs: readonly Reason[] = [
  {
    title: 'Expertise You Can Trust',
    text: 'Mechanics, electricians, panel beaters and painters, each at home in one craft and curious about the others. What one of them notices, the next one hears.',
  },
  {
    title: 'Comprehensive Automotive Solutions',
    text: 'WoF, service, air conditioning, diagnosis, bodywork and paint in one place: one phone number, one job card, one person who knows where your car stands.',
  },
  {
    title: 'Customer-Centric Approach',
    text: 'You hear what we found in words that you can repeat at home. You decide what is done now and what later, and you know the price of both.',
  },
]
