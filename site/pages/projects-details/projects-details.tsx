import drawing from '../../../art/drawings/fan.svg?url'
import { samplePictures } from '../../../art/sample-pictures.generated.ts'
import { homeLink } from '../../../workshop/links.ts'
import { sampleProject } from '../../../workshop/sample-project.ts'
import { Banner } from '../../components/banner/banner.tsx'
import { FactSheet } from '../../components/fact-sheet/fact-sheet.tsx'
import { Picture, pictureNamed } from '../../components/picture/picture.tsx'
import { PictureSlider } from '../../components/picture-slider/picture-slider.tsx'
import { Prose } from '../../components/prose/prose.tsx'
import layout from '../../design/layout.module.css'
import styles from './projects-details.module.css'
import { projectsDetailsWording } from './projects-details.wording.ts'
import { ScheduleForm } from './schedule-form.tsx'

const parents = [homeLink, { text: 'Projects', to: '/projects' }]

export default function ProjectsDetails() {
  const { title, car, facts, kind, pictures, result, articles: all } = sampleProject
  const [otherSubject, ...articles] = all
  return (
    <>
      <Banner drawing={drawing} title={title} lead={projectsDetailsWording.lead} sample={projectsDetailsWording.sample} parents={parents} />
      <div className={`${styles.columns} ${layout.wide}`}>
        <PictureSlider
          label={projectsDetailsWording.slider(car)}
          kind={kind}
          slides={pictures.map(({ name, ...words }) => ({ ...words, picture: pictureNamed(samplePictures, name) }))}
          captions="below"
          priority
        />
        <div className={styles.side}>
          <FactSheet title={projectsDetailsWording.facts} plate={car} facts={facts.map(({ label, value }) => ({ label, text: value }))} />
          <ScheduleForm />
        </div>
        <div className={styles.articles}>
          <Prose sections={articles.map((article) => ({ ...article, heading: article.title }))} />
        </div>
        <section className={styles.result} data-tone="ink" aria-labelledby="readings">
          <div className={styles.readings}>
            <h2 id="readings">{result.title}</h2>
            <dl>
              {result.readings.map(({ figure, label }) => (
                <div key={label}>
                  <dt className={layout.label}>{label}</dt>
                  <dd>{figure}</dd>
                </div>
              ))}
            </dl>
          </div>
          <Picture picture={pictureNamed(samplePictures, result.picture)} sizes="(min-width: 64rem) 30vw, 91vw" decorative />
        </section>
        {otherSubject ? (
          <aside className={styles.aside} aria-labelledby="other-subject">
            <p className={layout.label}>{projectsDetailsWording.alsoRead}</p>
            <h2 id="other-subject">{otherSubject.title}</h2>
            {otherSubject.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </aside>
        ) : null}
      </div>
    </>
  )
}
