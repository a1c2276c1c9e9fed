import type { SiteLink } from './links.ts'

export type Post = {
  /** '2024-09-12'. */
  date: string
  title: string
  excerpt: string
  picture: string
}

/** The latest first. They are samples: each leads to the one article that is written out, that of the first. */
export const posts: readonly Post[] = [
  {
    date: '2024-09-12',
    title: 'Read your tyres before they are gone',
    excerpt: 'Worn edges, a bald middle, a saw-tooth under your palm: where a tyre wears tells you what is wrong with the car.',
    picture: 'post-tyres',
  },
  {
    date: '2024-08-22',
    title: 'What a WoF looks at, and what it does not',
    excerpt: 'A Warrant of Fitness is about safety on one day. It says little about the engine, and nothing about next month.',
    picture: 'post-wof',
  },
  {
    date: '2024-07-30',
    title: 'Four sounds that brakes make',
    excerpt: 'Squeal, grind, click and scrape: which of them can wait until Friday, and which cannot wait until the next corner.',
    picture: 'post-brakes',
  },
  {
    date: '2024-07-04',
    title: 'Oil and filter: what the sticker is for',
    excerpt: 'Kilometres or months, whichever comes first. Why a car that hardly drives still needs its oil changed.',
    picture: 'post-oil',
  },
  {
    date: '2024-06-13',
    title: 'A used hybrid: five things to look at',
    excerpt: 'The big battery is only one of them. Filter, coolant, brakes and the little 12-volt battery tell as much.',
    picture: 'post-hybrid',
  },
  {
    date: '2024-05-16',
    title: 'After the beach, wash underneath',
    excerpt: 'Salt and wet sand sit where no hose reaches by chance. Ten minutes with the garden sprinkler under the car help for years.',
    picture: 'post-beach',
  },
]

/** Those of the sidebar. */
export const recentPosts: readonly Post[] = posts.slice(0, 3)

export type Category = { name: string; count: number }

/** Sample counts: they are not counted from the posts. */
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
