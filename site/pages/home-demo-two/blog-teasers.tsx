import { postCards } from '../../../content/post-cards.ts'
import { longDate } from '../../../domain/opening-hours/dates.ts'
import layout from '../../../ui/layout.module.css'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { secondHomeWording as wording } from './home-demo-two.wording.ts'
import { PictureRow } from './picture-row.tsx'

/** Teasers of the three latest posts. */
export function BlogTeasers() {
  const items = postCards.slice(0, 3).map(({ date, title, excerpt, picture }) => ({
    title,
    text: excerpt,
    picture,
    note: longDate(date),
    more: wording.readMore,
  }))
  return (
    <section data-tone="paper">
      <div className={`${layout.wide} ${layout.section}`}>
        <SectionHead title={wording.blog} />
        <PictureRow label={wording.blog} items={items} to="/blog-details" />
      </div>
    </section>
  )
}
