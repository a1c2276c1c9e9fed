import type { MadePicture } from '../../../art/picture.ts'
import { type Project, type ProjectPicture, picturesOf } from '../../../workshop/project.ts'
import { Picture } from '../../components/picture/picture.tsx'
import { PictureCaption } from '../../components/picture-caption/picture-caption.tsx'
import { slideId } from '../../components/picture-slider/picture-slider.tsx'
import { projectWording } from './project.wording.ts'
import styles from './story.module.css'

type Props = { project: Project; made: (picture: ProjectPicture) => MadePicture }

/** The stages of a job, each beside a picture that links to the same picture in the slider. */
export function Story({ project, made }: Props) {
  const wide = picturesOf(project, 'wide')
  return (
    <ol className={styles.story}>
      {project.story.map(({ title, text, pictures: [picture] }) => {
        const place = picture ? wide.indexOf(picture) + 1 : 0
        return (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
            {picture ? (
              <figure>
                <a href={`#${slideId(place)}`} aria-label={projectWording.stage(title, place, wide.length)}>
                  <Picture picture={made(picture)} sizes="(min-width: 40rem) 16rem, 77vw" decorative />
                </a>
                <PictureCaption kind={project.kind} place={[place, wide.length]} />
              </figure>
            ) : null}
          </li>
        )
      })}
    </ol>
  )
}
