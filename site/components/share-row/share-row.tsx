import type { PagePath } from '../../../workshop/pages.ts'
import { absolute } from '../../structured-data.ts'
import styles from './share-row.module.css'

// Instagram has no share URL, so its link is a placeholder.
const shareTargets = [
  { name: 'Facebook', to: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}` },
  { name: 'LinkedIn', to: (url: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}` },
  { name: 'X', to: (url: string) => `https://x.com/intent/post?url=${encodeURIComponent(url)}` },
  { name: 'Instagram', to: () => 'https://www.instagram.com/' },
] as const

/** Share links as plain links: nothing third-party loads until a visitor follows one. */
export function ShareRow({ path }: { path: PagePath }) {
  return (
    <div className={styles.share}>
      <span className={styles.title}>Share</span>
      <ul className={styles.links}>
        {shareTargets.map(({ name, to }) => (
          <li key={name}>
            <a href={to(absolute(path))} rel="noopener" aria-label={`Share on ${name}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
