import type { Post } from '../post.ts'

export const post: Post = {
  slug: 'hybrid',
  topic: 'Hybrids',
  date: '2024-06-13',
  title: 'Buying a used hybrid: five things to check',
  excerpt: 'The big battery is only one of them. The filter, the coolant, the brakes and the little 12-volt battery tell you just as much.',
  picture: {
    alt: 'The orange service plug of a hybrid car, next to a plug with two thick orange high-voltage cables.',
  },
}
