import type { SiteLink } from './links.ts'

export type Post = {
  /** '2024-09-12'. */
  date: string
  title: string
  excerpt: string
  picture: string
}

/** Newest first. They are samples: each links to the one full article, which belongs to the first. */
export const posts: readonly Post[] = [
  {
    date: '2024-09-12',
    title: 'What your tyres are telling you',
    excerpt: 'Worn edges, a bald middle, a saw-tooth under your palm: where a tyre wears tells you what’s wrong with the car.',
    picture: 'post-tyres',
  },
  {
    date: '2024-08-22',
    title: 'What a WoF checks, and what it doesn’t',
    excerpt: 'A Warrant of Fitness is about safety on the day. It says little about the engine, and nothing about next month.',
    picture: 'post-wof',
  },
  {
    date: '2024-07-30',
    title: 'Four noises brakes make',
    excerpt: 'Squeal, grind, click and scrape: which ones can wait until Friday, and which ones can’t wait at all.',
    picture: 'post-brakes',
  },
  {
    date: '2024-07-04',
    title: 'Oil and filter: what the sticker means',
    excerpt: 'Kilometres or months, whichever comes first. Why a car that hardly gets driven still needs its oil changed.',
    picture: 'post-oil',
  },
  {
    date: '2024-06-13',
    title: 'Buying a used hybrid: five things to check',
    excerpt:
      'The big battery is only one of them. The filter, the coolant, the brakes and the little 12-volt battery tell you just as much.',
    picture: 'post-hybrid',
  },
  {
    date: '2024-05-16',
    title: 'After the beach, wash underneath',
    excerpt:
      'Salt and wet sand sit where the hose doesn’t reach. Ten minutes with the garden sprinkler under the car will save you years of rust.',
    picture: 'post-beach',
  },
]

/** Shown in the sidebar. */
export const recentPosts: readonly Post[] = posts.slice(0, 3)

export type Category = { name: string; count: number }

/** Sample counts, not counted from the posts. */
export const categories: readonly Category[] = [
  { name: 'Engine Servicing', count: 1 },
  { name: 'Engine Oil and Filter', count: 2 },
  { name: 'Brake Service', count: 3 },
  { name: 'Wheel Repair', count: 4 },
  { name: 'Engine Diagnostic', count: 5 },
  { name: 'Tyre Service', count: 6 },
]

export const tags: readonly SiteLink[] = [
  'Auto Repair',
  'Brake',
  'Service',
  'Tyre',
  'Engine',
  'Oil Change',
  'Repair',
  'Wheel',
  'Diagnostic',
].map((text) => ({ text, to: '/blog-1' }))
