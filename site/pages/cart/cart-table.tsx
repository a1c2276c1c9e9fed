import { useState } from 'react'
import { cartLines } from '../../../workshop/shop/cart.ts'
import { notices } from '../../components/inert-form/notices.ts'
import { cartWording as wording } from './cart.wording.ts'
import { CartRow } from './cart-row.tsx'
import styles from './cart-table.module.css'
import { tableRoles as roles } from './table-roles.ts'

const noteId = 'about-this-cart'

/** The lines of the cart: a table, and on a phone a card for each line. */
export function CartTable() {
  const [told, setTold] = useState(0)
  return (
    <>
      <table className={styles.table} {...roles.table} aria-label={wording.table}>
        <thead {...roles.group}>
          <tr {...roles.row}>
            {Object.values(wording.columns).map((column) => (
              <th key={column} {...roles.column}>
                {column}
              </th>
            ))}
            <th {...roles.column}>
              <span className="visually-hidden">{wording.remove}</span>
            </th>
          </tr>
        </thead>
        <tbody {...roles.group}>
          {cartLines.map((line) => (
            <CartRow key={line.slug} line={line} noteId={noteId} onRemove={() => setTold((times) => times + 1)} />
          ))}
        </tbody>
      </table>
      <p className={styles.note} id={noteId} role="status">
        {told > 0 ? <span key={told}>{notices.removeLine}</span> : null}
      </p>
    </>
  )
}
