import type { TextSection } from '../../../content/sample-services.ts'
import styles from './prose.module.css'

/** Sections of body text, each with a heading. */
export function Prose({ sections }: { sections: readonly TextSection[] }) {
  return sections.map(({ heading, paragraphs, points, marker = 'tick' }) => (
    <section key={heading} className={styles.section}>
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {points ? <Points points={points} marker={marker} /> : null}
    </section>
  ))
}

function Points({ points, marker }: { points: readonly string[]; marker: 'tick' | 'number' }) {
  const List = marker === 'number' ? 'ol' : 'ul'
  return (
    <List className={`${styles.points} ${styles[marker]}`}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </List>
  )
}
