import { projectPictures } from '../../../art/project-pictures.generated.ts'
import { carOf, type Project, type ProjectPicture, picturesOf, projectPictureName } from '../../../workshop/project.ts'
import { Banner } from '../../components/banner/banner.tsx'
import { BeforeAfter } from '../../components/before-after/before-after.tsx'
import { Below } from '../../components/below/below.tsx'
import { BookingCall } from '../../components/booking-call/booking-call.tsx'
import { FactSheet } from '../../components/fact-sheet/fact-sheet.tsx'
import { pictureNamed } from '../../components/picture/picture.tsx'
import { PictureSlider } from '../../components/picture-slider/picture-slider.tsx'
import layout from '../../design/layout.module.css'
import { drawingNamed } from '../../drawings.ts'
import { Gallery } from './gallery.tsx'
import styles from './project.module.css'
import { projectWording } from './project.wording.ts'
import { Story } from './story.tsx'

const from = [
  { text: 'Home', to: '/' },
  { text: 'Projects', to: '/projects' },
]

/** The page of every project: a repair from arrival to hand-over, in pictures. */
export default function ProjectPage({ project }: { project: Project }) {
  const car = carOf(project)
  const made = (picture: ProjectPicture) => pictureNamed(projectPictures, projectPictureName(project, picture))
  const slides = (shape: 'wide' | 'tall') =>
    picturesOf(project, shape).map((picture) => ({
      picture: made(picture),
      title: project.story.find(({ pictures }) => pictures.includes(picture))?.title,
    }))
  return (
    <>
      <Banner drawing={drawingNamed(project.drawing)} title={`${project.category}, ${car}`} lead={project.summary} from={from} />
      <div className={styles.opening} data-tone="ink">
        <div className={layout.wide}>
          <BeforeAfter before={made(project.pair.before)} after={made(project.pair.after)} kind={project.kind} />
        </div>
      </div>
      <div className={`${styles.columns} ${layout.wide}`}>
        <Story project={project} made={made} />
        <FactSheet
          title={car}
          plate={project.plate}
          facts={[
            { label: 'Brand', text: project.brand },
            { label: 'Model', text: project.model },
            { label: 'Model Year', text: project.modelYear },
            { label: 'Category', text: project.category },
          ]}
        />
      </div>
      <Below>
        <section className={styles.slider} data-tone="ink">
          <h2 className={`${styles.heading} ${layout.wide}`}>{projectWording.slider}</h2>
          <PictureSlider label={projectWording.sliderOf(car)} kind={project.kind} slides={slides('wide')} />
        </section>
        <section className={`${styles.pictures} ${layout.wide}`}>
          <h2>{projectWording.gallery}</h2>
          <Gallery kind={project.kind} slides={slides('tall')} />
        </section>
        <BookingCall title={projectWording.callTitle} text={projectWording.callText} />
      </Below>
    </>
  )
}
