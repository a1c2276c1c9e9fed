import type { ReactNode } from 'react'
import { dollars } from '../../../content/shop/dollars.ts'
import { CallButton } from '../../../ui/button/call-button.tsx'
import layout from '../../../ui/layout.module.css'
import { beforeYouCome, type BeforeYouCome as Facts, factLabels, givenFacts } from '../../../workshop/before-you-come.ts'
import { ScaleLine } from '../scale-line/scale-line.tsx'
import styles from './before-you-come.module.css'
import { beforeYouComeWording } from './before-you-come.wording.ts'

/** A ruled strip with the prices and facts that the workshop has given, or one line that says to call. */
export function BeforeYouCome({ facts = beforeYouCome }: { facts?: Facts }) {
  const known = givenFacts(facts)
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
          <div className={styles.ask}>
            <h2>{beforeYouComeWording.ask}</h2>
            <CallButton />
          </div>
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
