import type { Scale, ServiceSheet } from '../../../content/service.ts'
import layout from '../../../ui/layout.module.css'
import { tableRoles as roles } from '../../components/table-roles.ts'
import { TextWithPhoneLink } from '../../components/text-with-phone-link/text-with-phone-link.tsx'
import { keepUnits } from '../../keep-units.ts'
import { DashboardLight } from './dashboard-light.tsx'
import styles from './sheet.module.css'

/** A service's table, to look something up. */
export function Sheet({ sheet: { title, text, link, columns, scale, rows } }: { sheet: ServiceSheet }) {
  const [named, scaled] = scale ? [columns.slice(0, -1), columns.at(-1)] : [columns]
  return (
    <section className={styles.sheet} data-tone="paper" aria-labelledby="sheet">
      <div className={styles.head}>
        <h2 id="sheet">{title}</h2>
        <p>
          <TextWithPhoneLink text={text} />
        </p>
      </div>
      <table {...roles.table} aria-labelledby="sheet">
        <thead {...roles.group}>
          <tr {...roles.row}>
            {named.map((column) => (
              <th key={column} {...roles.column} className={layout.label}>
                {column}
              </th>
            ))}
            {scale ? (
              <th {...roles.column} className={`${layout.label} ${styles.drawn}`}>
                <span className="visually-hidden">{scaled}</span>
                <span className={styles.figures} aria-hidden="true">
                  {scale.figures.map((figure) => (
                    <span key={figure}>{figure}</span>
                  ))}
                </span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {rows.map(({ light, name, text, more, stop, marks }) => (
            <tr key={name} {...roles.row}>
              <th {...roles.header}>
                {light ? (
                  <span className={styles.lit}>
                    <DashboardLight light={light} />
                    {name}
                  </span>
                ) : (
                  keepUnits(name)
                )}
              </th>
              <td className={stop && styles.stop} {...roles.cell} data-label={more ? columns[1] : undefined}>
                {keepUnits(text)}
              </td>
              {more ? (
                <td {...roles.cell} data-label={columns[2]}>
                  {keepUnits(more)}
                </td>
              ) : null}
              {scale ? (
                <td className={styles.drawn} {...roles.cell}>
                  {marks ? <MarkedScale scale={scale} marks={marks} /> : scale.unmarked}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
      {link ? (
        <p className={styles.link}>
          <a className="arrow" href={link.href}>
            {link.text}
          </a>
        </p>
      ) : null}
    </section>
  )
}

/** Hidden from screen readers, because the cell before it says the same in words. */
function MarkedScale({ scale: { from, to, step }, marks }: { scale: Scale; marks: readonly number[] }) {
  const at = (value: number) => Math.round(((value - from) / (to - from)) * 1000) / 10
  // A mark on the first or the last tick doesn't stick out.
  const inside = (value: number) => Math.min(Math.max(at(value), 0.7), 99.3)
  const ticks = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => `M${at(from + i * step)} 16v-6`)
  const drawn = marks.map((mark) => `M${inside(mark)} 16V0`)
  return (
    <svg className={styles.scale} viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 16H100${ticks.join('')}`} />
      <path className={styles.mark} d={drawn.join('')} />
    </svg>
  )
}
