import type { Post } from '../post.ts'

export const post: Post = {
  slug: 'beach',
  topic: 'Rust',
  date: '2024-05-16',
  title: 'After the beach, wash underneath',
  excerpt: 'Salt and wet sand sit where the hose doesn’t reach. Ten minutes with the garden sprinkler under the car gets most of it off.',
  picture: {
    alt: 'A wheel standing in beach sand, with sand and salt on its tyre and spokes and an orange garden hose in front.',
  },
}
