import { samplePictures } from '../../../art/sample-pictures.generated.ts'
import { homeLink } from '../../../content/links.ts'
import { sampleProject } from '../../../content/sample-project.ts'
import layout from '../../../ui/layout.module.css'
import { Banner } from '../../components/banner/banner.tsx'
import { CallToAction } from '../../components/call-to-action/call-to-action.tsx'
import { FactSheet } from '../../components/fact-sheet/fact-sheet.tsx'
import { Gallery } from '../../components/gallery/gallery.tsx'
import { pictureNamed } from '../../components/picture/picture.tsx'
import { PictureKindLabel } from '../../components/picture-caption/picture-kind-label.tsx'
import { Prose } from '../../components/prose/prose.tsx'
import styles from './projects-details.module.css'
import { projectsDetailsWording } from './projects-details.wording.ts'
import { ScheduleForm } from './schedule-form.tsx'

const parents = [homeLink, { text: 'Projects', to: '/projects' }]

export default function ProjectsDetails() {
  const { title, car, facts, kind, pictures, result, articles } = sampleProject
  const { before, after, scale } = result
  const { from, to } = scale
  const degrees = Array.from({ length: to - from + 1 }, (_, i) => from + i)
  // From warm to cool, because the job went that way.
  const at = (celsius: number) => `${((to - celsius) / (to - from)) * 100}%`
  return (
    <>
      <Banner title={title} lead={projectsDetailsWording.lead} sample={projectsDetailsWording.sample} parents={parents} />
      <div className={`${styles.columns} ${layout.wide}`}>
        <div className={styles.pictures}>
          <PictureKindLabel kind={kind} />
          <Gallery
            label={projectsDetailsWording.slider(car)}
            shape="wide"
            slides={pictures.map(({ name, ...words }) => ({ ...words, picture: pictureNamed(samplePictures, name) }))}
            priority
          />
        </div>
        <section className={styles.result} data-tone="ink" aria-labelledby="readings">
          <h2 id="readings">{result.title}</h2>
          <svg
            className={styles.scale}
            role="img"
            aria-label={[before, after].map(({ celsius, label }) => `${label}: ${celsius} °C`).join(', ')}
          >
            <line x1="0" x2="100%" y1="100%" y2="100%" />
            {degrees.map((degree) => (
              <line key={degree} x1={at(degree)} x2={at(degree)} y1={degree % 10 === 0 ? '84%' : '92%'} y2="100%" />
            ))}
            {degrees
              .filter((degree) => degree % 10 === 0)
              .map((degree) => (
                <text key={degree} x={at(degree)} y="100%" dy="1.5em" className={styles.degree}>
                  {degree}
                </text>
              ))}
            <marker id="arrow" viewBox="0 0 10 10" refX="10" refY="5" markerWidth="5" markerHeight="5" orient="auto">
              <path d="M0 0 10 5 0 10Z" />
            </marker>
            <line className={styles.fall} x1={at(before.celsius)} x2={at(after.celsius)} y1="72%" y2="72%" markerEnd="url(#arrow)" />
            {[before, after].map(({ celsius, label }) => (
              <g key={label}>
                <line x1={at(celsius)} x2={at(celsius)} y1="0" y2="100%" />
                <text x={at(celsius)} y="14%" dy="0.95em" className={styles.figure}>
                  {celsius} °C
                </text>
                <text x={at(celsius)} y="14%" className={layout.label}>
                  {label}
                </text>
              </g>
            ))}
          </svg>
        </section>
        <div className={styles.articles}>
          <Prose sections={articles} />
        </div>
        <div className={styles.side}>
          <FactSheet plate={car} facts={facts} />
          <ScheduleForm />
        </div>
      </div>
      <CallToAction title={projectsDetailsWording.end} text={projectsDetailsWording.endText} tone="paper" />
    </>
  )
}
