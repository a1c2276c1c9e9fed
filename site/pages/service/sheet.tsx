import type { ServiceSheet } from '../../../workshop/service.ts'
import { tableRoles as roles } from '../../components/table-roles.ts'
import layout from '../../design/layout.module.css'
import { serviceWording } from './service.wording.ts'
import styles from './sheet.module.css'

/** A service's table: something to look up or to tick off. */
export function Sheet({ sheet: { title, text, marks, columns, rows } }: { sheet: ServiceSheet }) {
  return (
    <section className={styles.sheet} data-tone="paper" aria-labelledby="sheet">
      <div className={styles.head}>
        <h2 id="sheet">{title}</h2>
        <p>{text}</p>
      </div>
      <table className={styles[marks]} {...roles.table} aria-labelledby="sheet">
        <thead {...roles.group}>
          <tr {...roles.row}>
            {columns.map((column) => (
              <th key={column} {...roles.column} className={layout.label}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.map(({ name, text, every }) => (
            <tr key={name} {...roles.row}>
              <th {...roles.header}>{name}</th>
              <td {...roles.cell}>{text}</td>
              {marks === 'distances' ? <td {...roles.cell}>{every ? <Scale every={every} /> : serviceWording.byTime}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A scale of 100,000 km with a mark at every due distance, which the cell before it gives in words. */
function Scale({ every }: { every: number }) {
  const marks = (step: number, height: number) =>
    Array.from({ length: Math.floor(100 / step) }, (_, i) => `M${(i + 1) * step} 16V${16 - height}`).join('')
  return (
    <svg className={styles.scale} viewBox="0 0 100.5 16" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 16H100M0 16V10${marks(10, 6)}`} />
      <path className={styles.due} d={marks(every, 16)} />
    </svg>
  )
}
