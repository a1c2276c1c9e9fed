import type { Post } from '../post.ts'

export const post: Post = {
  slug: 'brakes',
  topic: 'Brakes',
  date: '2024-07-30',
  title: 'Four noises brakes make',
  excerpt: 'Squeal, grind, click and scrape: which ones can wait until Friday, and which ones can’t wait at all.',
  picture: {
    alt: 'A drawing of four details of brakes, numbered, what makes the noise in orange: 1 squeal, a wear indicator touching the disc; 2 grind, a pad’s bare plate cutting grooves; 3 click, a pad loose in its bracket; 4 scrape, a stone in the dust shield.',
  },
}
