import type { SiteLink as Crumb } from '../../../workshop/links.ts'
import { usePagePath } from '../../page-path.ts'
import { breadcrumbList } from '../../structured-data.ts'
import { JsonLd } from '../json-ld/json-ld.tsx'
import { SiteLink } from '../site-link/site-link.tsx'
import styles from './breadcrumbs.module.css'

/** The way to this page, for people and for search engines. */
export function Breadcrumbs({ from, title }: { from: readonly Crumb[]; title: string }) {
  const pathname = usePagePath()
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.trail}>
        {from.map(({ text, to }) => (
          <li key={to}>
            <SiteLink to={to}>{text}</SiteLink>
          </li>
        ))}
        <li aria-current="page">{title}</li>
      </ol>
      <JsonLd data={breadcrumbList([...from, { text: title, to: pathname }])} />
    </nav>
  )
}
