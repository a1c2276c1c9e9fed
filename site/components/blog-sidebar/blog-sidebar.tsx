import { Search } from 'lucide-react'
import { samplePictures } from '../../../art/sample-pictures.generated.ts'
import { categories, tags } from '../../../content/blog-sidebar.ts'
import { postCards } from '../../../content/post-cards.ts'
import { longDate } from '../../../domain/opening-hours/dates.ts'
import button from '../../../ui/button/button.module.css'
import layout from '../../../ui/layout.module.css'
import { Newsletter } from '../newsletter/newsletter.tsx'
import { Picture, pictureNamed } from '../picture/picture.tsx'
import { notices } from '../sample-form/notices.ts'
import { SampleForm } from '../sample-form/sample-form.tsx'
import { TextField } from '../text-field/text-field.tsx'
import styles from './blog-sidebar.module.css'

const wording = {
  label: 'More from the blog',
  search: 'Search',
  searchLabel: 'Search the blog',
  categories: 'Categories',
  recent: 'Recent Posts',
  tags: 'Tags',
}

/** The id of the search form. */
export const blogSearchId = 'blog-search'

type Props = {
  /** The titles of posts to leave out, because the page itself shows them. */
  without?: readonly string[]
  /** How many recent posts it shows. */
  recents?: number
}

/** The blog's sidebar: search, categories, recent posts, tags and newsletter. */
export function BlogSidebar({ without = [], recents = 3 }: Props) {
  const recent = postCards.filter(({ title }) => !without.includes(title)).slice(0, recents)
  return (
    <aside className={styles.sidebar} aria-label={wording.label}>
      <search id={blogSearchId}>
        <SampleForm label={wording.searchLabel} notice={notices.search} className={styles.search}>
          <TextField label={wording.searchLabel} name="search" type="search" />
          <button type="submit" className={button.quiet} aria-label={wording.search}>
            <Search size={20} />
          </button>
        </SampleForm>
      </search>
      <section>
        <h2 className={`${layout.label} ${styles.title}`}>{wording.categories}</h2>
        <ul className={styles.categories}>
          {categories.map(({ name, count }) => (
            <li key={name}>
              <a className={styles.category} href="/blog-1">
                {name} <span className={styles.count}>{count}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.recents}>
        <h2 className={`${layout.label} ${styles.title}`}>{wording.recent}</h2>
        <ul>
          {recent.map(({ title, date, picture }) => (
            <li key={title} className={styles.recent}>
              <Picture picture={pictureNamed(samplePictures, picture)} sizes="7.5rem" decorative />
              <div>
                <time className={styles.date} dateTime={date}>
                  {longDate(date)}
                </time>
                <a className={styles.post} href="/blog-details">
                  {title}
                </a>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className={`${layout.label} ${styles.title}`}>{wording.tags}</h2>
        <ul className={styles.tags}>
          {tags.map((tag) => (
            <li key={tag}>
              <a href="/blog-1">{tag}</a>
            </li>
          ))}
        </ul>
      </section>
      <Newsletter />
    </aside>
  )
}
