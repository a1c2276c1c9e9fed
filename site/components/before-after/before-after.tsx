import { ChevronsLeftRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { MadePicture } from '../../../art/picture.ts'
import type { PictureKind } from '../../../workshop/project.ts'
import layout from '../../design/layout.module.css'
import { Picture } from '../picture/picture.tsx'
import { PictureCaption } from '../picture-caption/picture-caption.tsx'
import styles from './before-after.module.css'
import { beforeAfterWording as wording } from './before-after.wording.ts'

type Props = { before: MadePicture; after: MadePicture; kind: PictureKind }

const sizes = 'min(84rem, 91vw)'
const half = 50

/**
 * Two pictures from one camera as one, with a divider to drag: a range input that covers them. The style sheet alone decides between that and
 * both side by side, which is for browsers without scripts; so nothing moves when the scripts come.
 */
export function BeforeAfter({ before, after, kind }: Props) {
  const range = useRef<HTMLInputElement>(null)

  // The visitor may have moved it before the scripts came, or the browser may have put it back where they left it.
  useEffect(() => {
    if (range.current) divide(range.current)
  }, [])

  return (
    <figure data-needs-script>
      <div className={styles.pictures}>
        <div className={styles.side}>
          <Picture picture={before} sizes={sizes} first />
          <span className={`${styles.label} ${layout.label}`}>{wording.before}</span>
        </div>
        <div className={`${styles.side} ${styles.after}`}>
          <Picture picture={after} sizes={sizes} first />
          <span className={`${styles.label} ${layout.label}`}>{wording.after}</span>
        </div>
        <span className={styles.line} aria-hidden="true">
          <span className={styles.grip}>
            <ChevronsLeftRight size={24} strokeWidth={1.75} />
          </span>
        </span>
        <input
          ref={range}
          className={styles.range}
          type="range"
          min={0}
          max={100}
          step="any"
          defaultValue={half}
          aria-label={wording.range}
          aria-valuetext={wording.divided(half)}
          onInput={({ currentTarget }) => divide(currentTarget)}
        />
      </div>
      <PictureCaption kind={kind} />
    </figure>
  )
}

/** Moves the divider to where the input stands, past React: a render per frame would be felt. */
function divide(range: HTMLInputElement): void {
  range.setAttribute('aria-valuetext', wording.divided(Math.round(range.valueAsNumber)))
  range.parentElement?.style.setProperty('--divider', `${range.value}%`)
}
