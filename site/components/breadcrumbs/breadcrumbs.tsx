import type { SiteLink } from '../../../content/links.ts'
import { useCurrentPage } from '../../current-page.ts'
import { useRendering } from '../../rendering.ts'
import { breadcrumbList } from '../../structured-data.ts'
import { JsonLd } from '../json-ld/json-ld.tsx'
import styles from './breadcrumbs.module.css'

const wording = { label: 'Breadcrumb' }

/** Breadcrumbs, also as structured data. */
export function Breadcrumbs({ parents, title }: { parents: readonly SiteLink[]; title: string }) {
  const { path } = useCurrentPage()
  const { origin } = useRendering()
  return (
    <nav className={styles.nav} aria-label={wording.label}>
      <ol className={styles.trail}>
        {parents.map(({ text, to }) => (
          <li key={to}>
            <a href={to}>{text}</a>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
      <JsonLd data={breadcrumbList([...parents, { text: title, to: path }], origin)} />
    </nav>
  )
}
