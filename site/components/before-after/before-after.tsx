import { ChevronsLeftRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { GeneratedPicture } from '../../../art/picture.ts'
import type { PictureKind } from '../../../content/project.ts'
import layout from '../../../ui/layout.module.css'
import { Picture } from '../picture/picture.tsx'
import { PictureKindLabel } from '../picture-caption/picture-kind-label.tsx'
import styles from './before-after.module.css'
import { beforeAfterWording as wording } from './before-after.wording.ts'

type Props = { before: GeneratedPicture; after: GeneratedPicture; kind: PictureKind }

const sizes = '(min-width: 64rem) min(84rem, 91vw, max(40rem, (100vh - 27.5rem) * 2.333)), 91vw'

/**
 * Compares two pictures from the same camera position with a divider to drag: a range input that covers them. Without scripts they are
 * side by side. CSS alone decides which, so that hydration causes no layout shift.
 */
export function BeforeAfter({ before, after, kind }: Props) {
  const range = useRef<HTMLInputElement>(null)

  // The visitor may have moved it before hydration, or the browser may have restored its value.
  useEffect(() => {
    if (range.current) divide(range.current)
  }, [])

  return (
    <figure data-needs-script>
      <div className={styles.pictures}>
        <div className={styles.side}>
          <Picture picture={before} sizes={sizes} priority />
          <span className={`${styles.label} ${layout.label}`}>{wording.before}</span>
        </div>
        <div className={`${styles.side} ${styles.after}`}>
          <Picture picture={after} sizes={sizes} priority />
          <span className={`${styles.label} ${layout.label}`}>{wording.after}</span>
        </div>
        <span className={styles.line} aria-hidden="true">
          <span className={styles.grip}>
            <ChevronsLeftRight size={24} />
          </span>
        </span>
        <input
          ref={range}
          className={styles.range}
          type="range"
          min={0}
          max={100}
          step="any"
          defaultValue={50}
          aria-label={wording.range}
          aria-valuetext={wording.divided(50)}
          onInput={({ currentTarget }) => divide(currentTarget)}
        />
      </div>
      <figcaption className={styles.kind}>
        <PictureKindLabel kind={kind} />
      </figcaption>
    </figure>
  )
}

/** Moves the divider to the value of the input. Bypasses React, because a render on each input event would be noticeably slow. */
function divide(range: HTMLInputElement): void {
  range.setAttribute('aria-valuetext', wording.divided(Math.round(range.valueAsNumber)))
  range.parentElement?.style.setProperty('--divider', `${range.value}%`)
}
