import marks from '../../../art/brands.generated.svg?url'
import { brands } from '../../../content/brands.ts'
import layout from '../../../ui/layout.module.css'
import { Carousel } from '../carousel/carousel.tsx'
import styles from './brand-row.module.css'

const wording = { title: 'Makes we work on' }

/** The logos of the makes, all in one colour. */
export function BrandRow() {
  return (
    <section className={`${styles.row} ${layout.wide}`}>
      <h2 className={styles.title}>{wording.title}</h2>
      <Carousel label={wording.title} items="many">
        {brands.map(({ slug, name }) => (
          <img key={slug} className={styles.mark} src={`${marks}#${slug}`} alt={name} width={64} height={64} loading="lazy" />
        ))}
      </Carousel>
    </section>
  )
}
