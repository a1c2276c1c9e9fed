import { useState } from 'react'
import { cartLines } from '../../../content/shop/cart.ts'
import layout from '../../../ui/layout.module.css'
import { FormNotice } from '../../components/form-notice/form-notice.tsx'
import { notices } from '../../components/sample-form/notices.ts'
import { tableRoles as roles } from '../../components/table-roles.ts'
import { cartWording as wording } from './cart.wording.ts'
import { CartRow } from './cart-row.tsx'
import styles from './cart-table.module.css'

const noteId = 'about-this-cart'

/** The cart as a table, shown as a list of cards on a phone. */
export function CartTable() {
  const [removeAttempts, setRemoveAttempts] = useState(0)
  return (
    <>
      <table className={styles.table} {...roles.table} aria-label={wording.table}>
        <thead {...roles.group}>
          <tr {...roles.row}>
            {Object.values(wording.columns).map((column) => (
              <th key={column} className={layout.label} {...roles.column}>
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
            <CartRow key={line.slug} line={line} noteId={noteId} onRemove={() => setRemoveAttempts((count) => count + 1)} />
          ))}
        </tbody>
      </table>
      <FormNotice id={noteId} text={notices.removeLine} count={removeAttempts} />
    </>
  )
}
