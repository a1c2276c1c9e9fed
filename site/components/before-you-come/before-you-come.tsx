import type { ReactNode } from 'react'
import { dollars } from '../../../content/shop/dollars.ts'
import { useFacts } from '../../../ui/facts.ts'
import layout from '../../../ui/layout.module.css'
import { factLabels, givenFacts, type BeforeYouCome as Known } from '../../../workshop/facts.ts'
import { ScaleLine } from '../scale-line/scale-line.tsx'
import styles from './before-you-come.module.css'
import { beforeYouComeWording } from './before-you-come.wording.ts'

/** A ruled strip with all prices and facts that the workshop has given, or nothing. */
export function BeforeYouCome() {
  const facts = useFacts().beforeYouCome
  const known = givenFacts(facts)
  if (known.length === 0) return null
  return (
    <section className={styles.strip} data-tone="paper" aria-label={beforeYouComeWording.title}>
      <ScaleLine />
      <div className={layout.wide}>
        <FactList names={known} facts={facts} className={styles.facts} />
      </div>
    </section>
  )
}

/** What convinces a visitor, near a page's first button: the fee, the courtesy car and the reviews that the workshop has given, or nothing. */
export function Proof() {
  const facts = useFacts().beforeYouCome
  const known = givenFacts(facts).filter((name) => name === 'wofFee' || name === 'courtesyCar' || name === 'reviews')
  return known.length > 0 ? <FactList names={known} facts={facts} className={styles.proof} /> : null
}

function FactList({ names, facts, className }: { names: readonly (keyof Known)[]; facts: Known; className: string | undefined }) {
  return (
    <dl className={className}>
      {names.map((name) => (
        <div key={name}>
          <dt className={layout.label}>{factLabels[name]}</dt>
          <dd data-price={typeof facts[name] === 'number' ? true : undefined}>{shown(facts[name])}</dd>
        </div>
      ))}
    </dl>
  )
}

function shown(fact: Known[keyof Known]): ReactNode {
  if (typeof fact === 'number') return dollars(fact)
  if (typeof fact === 'object' && 'url' in fact) return <a href={fact.url}>{fact.name}</a>
  return typeof fact === 'string' ? fact : fact?.join(', ')
}
