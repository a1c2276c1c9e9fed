import { type Post, posts } from './posts.ts'

export type ArticleSection = { heading: string; paragraphs: readonly string[]; points?: readonly { name: string; text: string }[] }

export type Comment = { name: string; date: string; text: string }

type Article = {
  post: Post
  lead: string
  sections: readonly ArticleSection[]
  author: { name: string; text: string; picture: string }
  comments: readonly Comment[]
}

/** The one post that is written out: /blog-details. */
export const article: Article = {
  post: posts[0] as Post,
  lead: 'A tyre keeps a diary. It writes down how hard it was pumped up, whether the wheels stand straight and how the shock absorbers are. Two minutes with your palm and a torch are enough to read it.',
  sections: [
    {
      heading: 'Run your palm across the tread',
      paragraphs: ['Park on level ground, turn the steering to full lock and look at the front tyres first. What you may find:'],
      points: [
        {
          name: 'Both edges worn',
          text: 'It was driven too soft. Find the placard on the driver’s door pillar and set the pressure with the tyre cold.',
        },
        { name: 'The middle worn', text: 'Too hard. The tyre rides on its crown and gives grip away in the wet.' },
        { name: 'One edge worn', text: 'The wheel leans or points the wrong way. An alignment costs less than the next pair of tyres.' },
        { name: 'A saw-tooth', text: 'Smooth one way, sharp the other: toe is out, or the tyres were never rotated.' },
        { name: 'Dips around the tyre', text: 'It has been hopping. Shock absorbers or the balance are due for a look.' },
      ],
    },
    {
      heading: 'Then measure',
      paragraphs: [
        'The law asks for at least 1.5 mm of tread, and a WoF inspector measures it. Small bars across the grooves mark that depth: when a bar is level with the tread, the tyre is finished.',
        'Do not wait for the bars. Below about 3 mm a tyre moves far less water, and on a wet corner you feel it before you see it.',
      ],
    },
    {
      heading: 'And look at the date',
      paragraphs: [
        'On the side wall, after the letters DOT, the last four digits are the week and the year in which the tyre was made. Rubber hardens with age, on a car that stands as well. After five years have them looked at once a year; at ten they have had their time, the spare too.',
      ],
    },
    {
      heading: 'When to come by',
      paragraphs: [
        'A bulge, a cut that shows cords or a nail near the edge cannot wait. Uneven wear can, for a week. Tell us what you found when you book: it saves us the same search, and you the time.',
      ],
    },
  ],
  author: {
    name: 'Jordan Lee',
    text: 'Sample author. Tyres and brakes, and the reason why there is always a tread gauge on the counter.',
    picture: 'team-6',
  },
  comments: [
    {
      name: 'Morgan P.',
      date: '2024-09-14',
      text: 'Found the saw-tooth on both fronts. I had thought that the noise was a wheel bearing. Alignment booked.',
    },
    {
      name: 'Ari T.',
      date: '2024-09-17',
      text: 'My spare was from 2009. Looked like new, and hard as a plate. Thanks for the hint about the date.',
    },
    {
      name: 'Jordan Lee',
      date: '2024-09-18',
      text: 'Ari, that is the most common one. Nobody looks at the spare until the evening when it rains.',
    },
  ],
}
