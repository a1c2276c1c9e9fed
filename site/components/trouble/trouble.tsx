import { business } from '../../../workshop/business.ts'
import layout from '../../design/layout.module.css'
import button from '../button/button.module.css'
import { Callable } from '../callable/callable.tsx'
import { troubleWording } from './trouble.wording.ts'

/** The page of the worst case: plain words, and the phone number. Every page carries it, so it has no style of its own. */
export function Trouble() {
  return (
    <section data-tone="ink">
      <div className={`${layout.wide} ${layout.section}`}>
        <div className={layout.head}>
          <h1>{troubleWording.title}</h1>
          <p>
            <Callable text={troubleWording.lead} />
          </p>
        </div>
        <a className={button.primary} href={`tel:${business.landline.dial}`}>
          {business.landline.shown}
        </a>
      </div>
    </section>
  )
}
