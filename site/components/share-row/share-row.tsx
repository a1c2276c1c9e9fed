import { useCurrentPage } from '../../current-page.ts'
import { useRendering } from '../../rendering.ts'
import styles from './share-row.module.css'

const wording = { title: 'Share', on: (name: string) => `Share on ${name}` }

/** `query` is the name of the parameter with the page's URL. Instagram has none, so its link is a placeholder. */
const shareTargets: readonly { name: string; to: string; query?: string }[] = [
  { name: 'Facebook', to: 'https://www.facebook.com/sharer/sharer.php', query: 'u' },
  { name: 'LinkedIn', to: 'https://www.linkedin.com/sharing/share-offsite/', query: 'url' },
  { name: 'X', to: 'https://x.com/intent/post', query: 'url' },
  { name: 'Instagram', to: 'https://www.instagram.com/' },
]

/**
 * Share links as plain links: nothing third-party loads until a visitor follows one. A server that doesn't know the site's origin
 * leaves the page's URL out.
 */
export function ShareRow() {
  const { path } = useCurrentPage()
  const { origin } = useRendering()
  return (
    <div className={styles.share}>
      <span className={styles.title}>{wording.title}</span>
      <ul className={styles.links}>
        {shareTargets.map(({ name, to, query }) => (
          <li key={name}>
            <a
              href={query && origin ? `${to}?${query}=${encodeURIComponent(origin + path)}` : to}
              rel="noopener"
              aria-label={wording.on(name)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
