import type { Post } from '../post.ts'

export const post: Post = {
  slug: 'wof',
  topic: 'WoF',
  date: '2024-08-22',
  title: 'What a WoF checks, and what it doesn’t',
  excerpt: 'A Warrant of Fitness is about safety on the day. It says little about the engine, and nothing about next month.',
  picture: {
    alt: 'A pair of lit headlights, a job card with orange ticks on its clipboard, and a lit work torch in front of them.',
  },
}
