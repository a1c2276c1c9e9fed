import type { RowFigure as Figure, Mark, Scale, ServiceSheet } from '../../../content/service.ts'
import layout from '../../../ui/layout.module.css'
import drawn from '../../components/drawing.module.css'
import { tableRoles as roles } from '../../components/table-roles.ts'
import { TextWithPhoneLink } from '../../components/text-with-phone-link/text-with-phone-link.tsx'
import { drawingUrl } from '../../drawings.ts'
import { keepUnits } from '../../keep-units.ts'
import { RowFigure } from './row-figure.tsx'
import styles from './sheet.module.css'

/** A service's table: something to look up or to tick off. */
export function Sheet({ sheet: { title, text, begin, drawing, columns, scale, rows } }: { sheet: ServiceSheet }) {
  const [named, scaled] = scale ? [columns.slice(0, -1), columns.at(-1)] : [columns]
  return (
    <section className={styles.sheet} data-tone="paper" aria-labelledby="sheet">
      <div className={styles.head}>
        <h2 id="sheet">{title}</h2>
        <p>
          <TextWithPhoneLink text={text} />
        </p>
      </div>
      {drawing ? (
        <img className={`${styles.drawing} ${drawn.onPaper}`} src={drawingUrl(drawing)} alt="" width={800} height={620} loading="lazy" />
      ) : null}
      <table className={styles[begin ?? 'plain']} {...roles.table} aria-labelledby="sheet">
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
          {rows.map(({ name, text, more, stop, marks, good, figure }) => (
            <tr key={name} {...roles.row}>
              <th {...roles.header}>
                <Figured figure={isReading(figure) ? undefined : figure} text={name} />
              </th>
              <td
                className={stop && styles.stop}
                {...roles.cell}
                data-label={!isReading(figure) && (more || figure) ? columns[1] : undefined}
              >
                <Figured figure={isReading(figure) ? figure : undefined} text={text} />
              </td>
              {more ? (
                <td {...roles.cell} data-label={columns[2]}>
                  {keepUnits(more)}
                </td>
              ) : null}
              {scale ? (
                <td className={styles.drawn} {...roles.cell}>
                  {marks ? <MarkedScale scale={scale} marks={marks} good={good} /> : scale.unmarked}
                </td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Whether a figure shows what its row's text says, rather than its name. */
const isReading = (figure?: Figure) => figure !== undefined && 'gauges' in figure

function Figured({ figure, text }: { figure: Figure | undefined; text: string }) {
  return figure ? (
    <span className={styles.figured}>
      <RowFigure figure={figure} />
      <span>{keepUnits(text)}</span>
    </span>
  ) : (
    keepUnits(text)
  )
}

/** Hidden from screen readers, because the cell before it says the same in words. */
function MarkedScale({ scale: { from, to, step }, marks, good }: { scale: Scale; marks: readonly Mark[]; good: true | undefined }) {
  const at = (value: number) => Math.round(((value - from) / (to - from)) * 1000) / 10
  // A mark on the first or the last tick doesn't stick out.
  const inside = (value: number) => Math.min(Math.max(at(value), 0.7), 99.3)
  const ticks = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => `M${at(from + i * step)} 16v-6`)
  const drawn = marks.map((mark) => (typeof mark === 'number' ? `M${inside(mark)} 16V0` : `M${at(mark[0])} 8H${at(mark[1])}`))
  return (
    <svg className={styles.scale} viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M0 16H100${ticks.join('')}`} />
      <path className={good ? styles.good : styles.mark} d={drawn.join('')} />
    </svg>
  )
}
