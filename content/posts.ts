import type { Post } from './post.ts'
import { post as battery } from './posts/battery.ts'
import { post as beach } from './posts/beach.ts'
import { post as brakes } from './posts/brakes.ts'
import { post as hybrid } from './posts/hybrid.ts'
import { post as oil } from './posts/oil.ts'
import { post as tyres } from './posts/tyres.ts'
import { post as wof } from './posts/wof.ts'

/** Sorted newest first. These are samples: each links to the one full article. */
export const posts: readonly Post[] = [tyres, wof, brakes, oil, hybrid, beach, battery].toSorted((a, b) => b.date.localeCompare(a.date))
