import type { Post } from '../post.ts'

export const post: Post = {
  slug: 'brakes',
  topic: 'Brakes',
  date: '2024-07-30',
  title: 'Four noises brakes make',
  excerpt: 'Squeal, grind, click and scrape: which ones can wait until Friday, and which ones can’t wait at all.',
  picture: {
    alt: 'A drawing of four details of brakes, what makes the noise in orange: a wear indicator touching the disc, a pad’s bare plate cutting grooves, a pad loose in its bracket, a stone in the dust shield.',
  },
}
