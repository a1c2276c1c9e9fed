import drawing from '../../../art/drawings/spray-gun.svg?url'
import { projectPictures } from '../../../art/project-pictures.generated.ts'
import { carOf, type Project, projectPictureNames } from '../../../workshop/project.ts'
import { Banner } from '../../components/banner/banner.tsx'
import { Below } from '../../components/below/below.tsx'
import { BookingCall } from '../../components/booking-call/booking-call.tsx'
import { Carousel } from '../../components/carousel/carousel.tsx'
import { FactSheet } from '../../components/fact-sheet/fact-sheet.tsx'
import { Picture, pictureNamed } from '../../components/picture/picture.tsx'
import layout from '../../design/layout.module.css'
import { Gallery } from './gallery.tsx'
import styles from './project.module.css'
import { projectWording } from './project.wording.ts'

const from = [
  { text: 'Home', to: '/' },
  { text: 'Projects', to: '/projects' },
]

/** One car from arrival to hand-over, in pictures. All projects have this page. */
export default function ProjectPage({ project }: { project: Project }) {
  const car = carOf(project)
  return (
    <>
      <Banner drawing={drawing} title={`${project.category}, ${car}`} lead={project.summary} from={from} />
      <div className={styles.slider} data-tone="ink">
        <Carousel label={projectWording.slider(car)} items="one">
          {projectPictureNames(project, 'wide').map((name, index) => (
            <Picture key={name} picture={pictureNamed(projectPictures, name)} sizes="(min-width: 64rem) 78vw, 91vw" first={index === 0} />
          ))}
        </Carousel>
      </div>
      <div className={`${styles.columns} ${layout.wide}`}>
        <ol className={styles.story}>
          {project.story.map(({ title, text }) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
            </li>
          ))}
        </ol>
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
        <section className={`${styles.pictures} ${layout.wide}`}>
          <h2>{projectWording.gallery}</h2>
          <Gallery pictures={projectPictureNames(project, 'tall')} />
        </section>
        <BookingCall title={projectWording.callTitle} text={projectWording.callText} />
      </Below>
    </>
  )
}
