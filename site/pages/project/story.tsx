import type { GeneratedPicture } from '../../../art/picture.ts'
import { type Project, type ProjectPicture, picturesInStory } from '../../../content/project.ts'
import { Picture } from '../../components/picture/picture.tsx'
import { PictureCaption } from '../../components/picture-caption/picture-caption.tsx'
import { slideId } from '../../components/picture-slider/picture-slider.tsx'
import { projectWording } from './project.wording.ts'
import styles from './story.module.css'

type Props = { project: Project; pictureOf: (picture: ProjectPicture) => GeneratedPicture }

/** The stages of a job, each beside a picture that links to the same picture in the slider. */
export function Story({ project, pictureOf }: Props) {
  const wide = picturesInStory(project, 'wide')
  return (
    <ol className={styles.story}>
      {project.story.map(({ title, text, pictures: [picture] }) => {
        const position = picture ? wide.indexOf(picture) + 1 : 0
        return (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            {picture ? (
              <figure>
                <a href={`#${slideId(position)}`} aria-label={projectWording.stage(title, position, wide.length)}>
                  <Picture picture={pictureOf(picture)} sizes="(min-width: 48rem) min(44vw, 41rem), 90vw" decorative />
                </a>
                <PictureCaption kind={project.kind} />
              </figure>
            ) : null}
          </li>
        )
      })}
    </ol>
  )
}
