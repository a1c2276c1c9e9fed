import type { Post } from '../post.ts'

export const post: Post = {
  slug: 'oil',
  topic: 'Servicing',
  date: '2024-07-04',
  title: 'Oil and filter: what the sticker means',
  excerpt: 'Kilometres or months, whichever comes first. Why a car that hardly gets driven still needs its oil changed.',
  picture: {
    alt: 'A steel oil jug, a new oil filter and a sticker: next service at 85,000 km. In front of them a dipstick with an orange loop on a cloth.',
  },
}
