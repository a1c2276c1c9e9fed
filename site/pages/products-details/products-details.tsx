import { memo, useCallback, useState } from 'react'
import { productPictures } from '../../../art/product-pictures.generated.ts'
import { tyre } from '../../../content/shop/tyre.ts'
import layout from '../../../ui/layout.module.css'
import { Banner } from '../../components/banner/banner.tsx'
import { CallToAction } from '../../components/call-to-action/call-to-action.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { Tabs } from '../../components/tabs/tabs.tsx'
import { shopWording } from '../shop/shop.wording.ts'
import { ProductHead } from './product-head.tsx'
import styles from './products-details.module.css'
import { productWording as wording } from './products-details.wording.ts'
import { Reviews } from './reviews.tsx'

// Constant elements and a memoised head, so that opening a tab doesn't render them again.
const tabs = [
  { id: 'description', title: wording.description, content: <Description /> },
  { id: 'reviews', title: wording.reviews(tyre.reviews.length), content: <Reviews product={tyre} /> },
]

const MemoHead = memo(ProductHead)

export default function ProductsDetails() {
  return (
    <>
      <Banner slim title={wording.title}>
        <a href="/shop">{wording.back}</a>
      </Banner>
      <Product />
      <CallToAction title={shopWording.end} text={shopWording.endText} tone="paper" />
    </>
  )
}

function Product() {
  const [open, setOpen] = useState('description')
  const openReviews = useCallback(() => setOpen('reviews'), [])
  return (
    <section className={`${layout.wide} ${styles.product}`}>
      <MemoHead product={tyre} onReviews={openReviews} />
      <Tabs label={wording.about} open={open} onOpen={setOpen} tabs={tabs} />
    </section>
  )
}

function Description() {
  return (
    <div className={styles.description}>
      <figure className={styles.sidewall}>
        <Picture
          picture={productPictures['product-tyre-sidewall']}
          sizes="(min-width: 64rem) min(47vw, 42rem), min(38rem, 91vw)"
          alternative={{
            picture: productPictures['product-tyre-sidewall-phone'],
            media: '(max-width: 47.99rem)',
            sizes: 'min(38rem, 91vw)',
          }}
        />
        <figcaption className={layout.caption}>{tyre.sidewall.caption}</figcaption>
      </figure>
      <dl>
        {tyre.description.map(({ heading, text }) => (
          <div key={heading}>
            <dt>{heading}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
