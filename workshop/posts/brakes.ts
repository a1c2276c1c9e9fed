import type { Post } from '../post.ts'

export const post: Post = {
  slug: 'brakes',
  topic: 'Brakes',
  date: '2024-07-30',
  title: 'Four noises brakes make',
  excerpt: 'Squeal, grind, click and scrape: which ones can wait until Friday, and which ones can’t wait at all.',
  picture: {
    original: 'post-brakes.jpg',
    alt: 'A new brake pad on an orange backing plate next to one worn almost to the steel, with a black ruler in front.',
  },
}
