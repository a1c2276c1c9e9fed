import type { Post } from '../post.ts'

export const post: Post = {
  slug: 'battery',
  topic: 'Batteries',
  date: '2024-04-18',
  title: 'Flat battery? Look at the terminals first',
  excerpt: 'White crust, a loose clamp, a boot light that stays on: three causes that cost nothing to rule out.',
  picture: {
    original: 'service-electrical.jpg',
    alt: 'A car battery with a black and a red cable on its terminals, and a wiring loom in front of it.',
  },
}
