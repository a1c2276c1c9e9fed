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
  /** Shown beside the card. */
  lead: ReactNode
  /** The product in the picture. */
  product: ProductSlug
  notice: string
  notices?: Readonly<Record<string, string>>
  children: ReactNode
}

/** The layout of the sign-in and sign-up pages: text and a picture beside a card with the form. */
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
