import type { ReactNode } from 'react'
import { productPictures } from '../../../art/product-pictures.generated.ts'
import type { ProductSlug } from '../../../workshop/shop/products.ts'
import layout from '../../design/layout.module.css'
import { JobCard } from '../../forms/job-card.tsx'
import { InertForm } from '../inert-form/inert-form.tsx'
import { Picture } from '../picture/picture.tsx'
import styles from './account-card.module.css'

type Props = {
  title: string
  /** Beside the card. */
  lead: ReactNode
  /** Of which product the picture is. */
  product: ProductSlug
  notice: string
  notices?: Readonly<Record<string, string>>
  children: ReactNode
}

/** Signing in and signing up look alike: words and a picture to the left, the card to fill in to the right. */
export function AccountCard({ title, lead, product, notice, notices, children }: Props) {
  return (
    <section className={`${layout.wide} ${styles.account}`}>
      <div className={styles.side}>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.picture}>
          <Picture picture={productPictures[`product-${product}`]} sizes="(min-width: 64rem) 34rem, 1px" />
        </div>
      </div>
      <JobCard title={title}>
        <InertForm label={title} notice={notice} notices={notices} className={styles.form}>
          {children}
        </InertForm>
      </JobCard>
    </section>
  )
}
