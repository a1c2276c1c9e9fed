import marks from '../../../art/brands.generated.svg?url'
import { brands } from '../../../workshop/brands.ts'
import layout from '../../design/layout.module.css'
import { Carousel } from '../carousel/carousel.tsx'
import styles from './brand-row.module.css'
import { brandRowWording } from './brand-row.wording.ts'

/** The makes that come in, in one colour. */
export function BrandRow() {
  return (
    <section className={`${styles.row} ${layout.wide}`}>
      <h2 className={styles.title}>{brandRowWording.title}</h2>
      <Carousel label={brandRowWording.title} items="many">
        {brands.map(({ slug, name }) => (
          <img key={slug} className={styles.mark} src={`${marks}#${slug}`} alt={name} width={64} height={64} loading="lazy" />
        ))}
      </Carousel>
    </section>
  )
}
