import type { ReactNode } from 'react'
import { beforeYouCome, type BeforeYouCome as Facts, factLabels, factNames } from '../../../workshop/before-you-come.ts'
import { dollars } from '../../../workshop/shop/dollars.ts'
import layout from '../../design/layout.module.css'
import { ScaleLine } from '../scale-line/scale-line.tsx'
import { TextWithPhoneLink } from '../text-with-phone-link/text-with-phone-link.tsx'
import styles from './before-you-come.module.css'
import { beforeYouComeWording } from './before-you-come.wording.ts'

/** A ruled strip with the prices and facts that the workshop has given, or one line that says to call. */
export function BeforeYouCome({ facts = beforeYouCome }: { facts?: Facts }) {
  const known = factNames.filter((name) => facts[name] !== undefined)
  return (
    <section className={styles.strip} data-tone="paper" aria-label={beforeYouComeWording.title}>
      <ScaleLine />
      <div className={layout.wide}>
        {known.length > 0 ? (
          <dl className={styles.facts}>
            {known.map((name) => (
              <div key={name}>
                <dt className={layout.label}>{factLabels[name]}</dt>
                <dd data-price={typeof facts[name] === 'number' ? true : undefined}>{shown(facts[name])}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <p>
            <TextWithPhoneLink text={beforeYouComeWording.ask} />
          </p>
        )}
      </div>
    </section>
  )
}

function shown(fact: Facts[keyof Facts]): ReactNode {
  if (typeof fact === 'number') return dollars(fact)
  if (typeof fact === 'object' && 'url' in fact) return <a href={fact.url}>{fact.name}</a>
  return typeof fact === 'string' ? fact : fact?.join(', ')
}
