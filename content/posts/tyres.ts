import type { FullPost } from '../post.ts'

/** The only post with a full article, at /blog-details. */
export const post: FullPost = {
  slug: 'tyres',
  topic: 'Tyres',
  date: '2024-09-12',
  title: 'What your tyres are telling you',
  excerpt: 'Worn edges, a bald middle, a saw-tooth under your palm: where a tyre wears tells you what’s wrong with the car.',
  picture: {
    alt: 'A tread gauge with an orange barrel on top of a tyre, its pin in a groove.',
  },
  article: {
    lead: 'How a tyre wears shows whether the pressure’s right, the wheels are straight and the shocks are any good.',
    sections: [
      {
        heading: 'Run your palm across the tread',
        paragraphs: ['Park on level ground, turn the steering to full lock and start with the front tyres. Here’s what you might find:'],
        picture: {
          name: 'post-tyres-wear',
          phone: 'post-tyres-wear-phone',
          caption: 'Worn rubber is orange. The slice below each tyre is cut across the tread in 1 to 4 and along it in 5.',
        },
        points: [
          {
            name: 'Both edges worn',
            text: 'Not enough pressure. Check the placard on the driver’s door pillar, and pump the tyre up to that pressure while it’s cold.',
          },
          { name: 'The middle worn', text: 'Too much pressure. The tyre runs on the middle of its tread and loses grip in the wet.' },
          {
            name: 'One edge worn',
            text: 'The wheel’s leaning or pointing the wrong way. An alignment costs less than another pair of tyres.',
          },
          {
            name: 'A saw-tooth feel',
            text: 'Each rib smooth one way, sharp the other: the wheels point in or out instead of straight ahead. Book an alignment.',
          },
          { name: 'Dips around the tyre', text: 'The wheel’s been bouncing. Get the shocks and the balance checked.' },
        ],
      },
      {
        heading: 'Measure the tread',
        paragraphs: [
          'The law says at least 1.5 mm of tread, and it’s checked at every WoF. Small bars across the grooves mark about that depth: when a bar is level with the tread, the tyre’s done.',
          'Don’t wait for the bars. Below about 3 mm a tyre clears far less water, and you’ll notice it on a wet corner.',
        ],
      },
      {
        heading: 'Check the date',
        paragraphs: [
          'On the sidewall, after the letters DOT, the last four digits are the week and year the tyre was made. Rubber hardens with age, even on a car that just sits. After five years, get them checked once a year. At ten we’d replace them, spare included.',
        ],
      },
      {
        heading: 'When to come in',
        paragraphs: [
          'A bulge, a cut that shows cords or a nail near the edge can’t wait. Uneven wear can wait a week. When you book, tell us which of the five you found, and on which wheel.',
        ],
      },
    ],
    author: {
      name: 'Jordan Lee',
      text: 'Sample author. Does tyres and brakes, and keeps a tread gauge on the counter.',
    },
    comments: [
      {
        name: 'Morgan P.',
        date: '2024-09-14',
        text: 'Found the saw-tooth on both fronts. I’d thought the noise was a wheel bearing. Alignment booked.',
      },
      {
        name: 'Ari T.',
        date: '2024-09-17',
        text: 'My spare was from 2009. Looked like new, but hard as a rock. Thanks for the tip about the date.',
      },
      {
        name: 'Jordan Lee',
        date: '2024-09-18',
        text: 'That’s a really common one, Ari. Nobody checks the spare until they need it, at night, in the rain.',
      },
    ],
  },
}
