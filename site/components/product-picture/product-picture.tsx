import type { ProductSlug } from '../../../workshop/shop/products.ts'
import { Picture } from '../picture/picture.tsx'

type Props = { slug: ProductSlug; sizes: string; first?: boolean; decorative?: boolean }

/** The picture of a product of the sample shop. */
export function ProductPicture({ slug, ...rest }: Props) {
  return <Picture name={`product-${slug}`} {...rest} />
}
