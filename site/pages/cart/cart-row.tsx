import { X } from 'lucide-react'
import { productPictures } from '../../../art/product-pictures.generated.ts'
import type { CartLine } from '../../../content/shop/cart.ts'
import { dollars } from '../../../content/shop/dollars.ts'
import { Picture } from '../../components/picture/picture.tsx'
import { QuantityStepper } from '../../components/quantity-stepper/quantity-stepper.tsx'
import { tableRoles as roles } from '../../components/table-roles.ts'
import { cartWording as wording } from './cart.wording.ts'
import styles from './cart-row.module.css'

type Props = {
  line: CartLine
  /** The id of the notice that nothing was removed. */
  noteId: string
  onRemove: () => void
}

/** A row of the cart. On a phone, the unit price is labelled with its column's name. */
export function CartRow({ line: { slug, name, unitPrice, quantity, total }, noteId, onRemove }: Props) {
  const { columns } = wording
  return (
    <tr className={styles.row} {...roles.row}>
      <td className={styles.product} {...roles.cell}>
        <Picture picture={productPictures[`product-${slug}`]} sizes="7rem" decorative />
      </td>
      <th className={styles.name} {...roles.header}>
        <a href="/products-details">{name}</a>
      </th>
      <td className={`${styles.figure} ${styles.unit}`} {...roles.cell} data-label={columns.unitPrice}>
        {dollars(unitPrice)}
      </td>
      <td className={`${styles.figure} ${styles.quantity}`} {...roles.cell}>
        <QuantityStepper item={name} initial={quantity} />
      </td>
      <td className={`${styles.figure} ${styles.total}`} {...roles.cell}>
        {dollars(total)}
      </td>
      <td className={styles.remove} {...roles.cell}>
        <a
          href={`#${noteId}`}
          aria-label={wording.removeOf(name)}
          onClick={(event) => {
            event.preventDefault()
            onRemove()
          }}
        >
          <X size={22} />
        </a>
      </td>
    </tr>
  )
}
