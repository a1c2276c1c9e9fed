import { made } from '../../../art/product-pictures.generated.ts'
import type { ProductSlug } from '../../../workshop/shop/products.ts'
import { pictureFrom } from '../picture/picture-from.tsx'

type Props = { slug: ProductSlug; sizes: string; first?: boolean; decorative?: boolean }

const Picture = pictureFrom(made)

/** The picture of a product of the sample shop. */
export function ProductPicture({ slug, ...rest }: Props) {
  return <Picture name={`product-${slug}`} {...rest} />
}
