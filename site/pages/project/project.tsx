import { projectPictures } from '../../../art/project-pictures.generated.ts'
import { homeLink } from '../../../content/links.ts'
import {
  carOf,
  type Project,
  type ProjectPicture,
  picturesInStory,
  picturesOf,
  projectPath,
  projectPictureName,
  projectTitle,
} from '../../../content/project.ts'
import { projectCards } from '../../../content/project-cards.ts'
import button from '../../../ui/button/button.module.css'
import layout from '../../../ui/layout.module.css'
import { Banner } from '../../components/banner/banner.tsx'
import { BeforeAfter } from '../../components/before-after/before-after.tsx'
import { BelowTheFold } from '../../components/below-the-fold/below-the-fold.tsx'
import { CallButton } from '../../components/call-button/call-button.tsx'
import { CallToAction } from '../../components/call-to-action/call-to-action.tsx'
import { FactSheet } from '../../components/fact-sheet/fact-sheet.tsx'
import { Gallery } from '../../components/gallery/gallery.tsx'
import { LinkRows } from '../../components/link-rows/link-rows.tsx'
import { pictureNamed } from '../../components/picture/picture.tsx'
import { PictureKindLabel } from '../../components/picture-caption/picture-kind-label.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import styles from './project.module.css'
import { projectWording } from './project.wording.ts'
import { Story } from './story.tsx'

const parents = [homeLink, { text: 'Projects', to: '/projects' }]

/** The page of every project: a repair from arrival to handover, in pictures. */
export default function ProjectPage({ project }: { project: Project }) {
  const car = carOf(project)
  const position = projectCards.findIndex(({ slug }) => slug === project.slug)
  const next = projectCards[(position + 1) % projectCards.length]
  const pictureOf = (picture: ProjectPicture) => pictureNamed(projectPictures, projectPictureName(project, picture))
  const slides = (shape: 'wide' | 'tall') =>
    picturesInStory(project, shape).map((picture) => ({
      picture: pictureOf(picture),
      title: project.story.find(({ pictures }) => pictures.includes(picture))?.title,
      caption: project.captions?.[shape][picturesOf(project, shape).indexOf(picture)],
    }))
  return (
    <>
      <Banner title={projectTitle(project)} lead={project.summary} parents={parents}>
        <div className={styles.pair}>
          <BeforeAfter before={pictureOf(project.pair.before)} after={pictureOf(project.pair.after)} kind={project.kind} />
        </div>
      </Banner>
      <div className={`${styles.columns} ${layout.wide}`}>
        <FactSheet
          plate={car}
          facts={[
            { label: projectWording.facts.brand, text: project.brand },
            { label: projectWording.facts.model, text: project.model },
            { label: projectWording.facts.modelYear, text: project.modelYear },
            { label: projectWording.facts.category, text: project.category },
          ]}
        >
          <div className={styles.actions}>
            <a className={button.quiet} href="/appointment">
              {projectWording.book}
            </a>
            <CallButton />
          </div>
        </FactSheet>
      </div>
      <BelowTheFold>
        <section className={styles.steps} data-tone="ink">
          <div className={layout.wide}>
            <SectionHead title={projectWording.steps}>
              <PictureKindLabel kind={project.kind} />
            </SectionHead>
            <Story story={project.story} />
            <Gallery label={projectWording.sliderOf(car)} shape="wide" slides={slides('wide')} />
          </div>
        </section>
        <section className={`${styles.pictures} ${layout.wide}`}>
          <SectionHead title={projectWording.gallery}>
            <PictureKindLabel kind={project.kind} />
          </SectionHead>
          <Gallery label={projectWording.gallery} shape="tall" slides={slides('tall')} />
          <LinkRows
            className={styles.links}
            links={[
              ...(next ? [{ text: projectWording.next(next.category, carOf(next)), to: projectPath(next) }] : []),
              { text: projectWording.service, to: '/services/bodywork' },
            ]}
          />
        </section>
        <CallToAction title={projectWording.callTitle} text={projectWording.callText} />
      </BelowTheFold>
    </>
  )
}
