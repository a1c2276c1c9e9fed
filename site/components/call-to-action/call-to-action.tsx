import type { ReactNode } from 'react'
import button from '../../../ui/button/button.module.css'
import layout from '../../../ui/layout.module.css'
import { wording } from '../../wording.ts'
import { CallButton } from '../call-button/call-button.tsx'
import styles from './call-to-action.module.css'

type Props = {
  title: string
  text: string
  /** On paper, the actions are below the words. */
  tone?: 'ink' | 'paper'
  /** Replaces the booking and phone links. */
  children?: ReactNode
}

/** The call to action at the end of a page: book or call. */
export function CallToAction({ title, text, tone = 'ink', children }: Props) {
  return (
    <section className={styles.band} data-tone={tone}>
      <div className={`${styles.inside} ${layout.wide}`}>
        <div className={styles.words}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <div className={styles.actions}>
          {children ?? (
            <>
              <a className={button.own} href="/appointment">
                {wording.bookAppointment}
              </a>
              <CallButton />
            </>
          )}
        </div>
      </div>
    </section>
  )
}
