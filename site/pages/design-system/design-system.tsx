import { type ReactNode, useEffect } from 'react'
import layout from '../../../ui/layout.module.css'
import { Banner } from '../../components/banner/banner.tsx'
import { Colours } from './colours.tsx'
import { Controls } from './controls.tsx'
import styles from './design-system.module.css'
import { forceStates } from './force-states.ts'
import { FormCards } from './form-cards.tsx'
import { Scales } from './scales.tsx'
import { Sections } from './sections.tsx'
import { SmallComponents } from './small-components.tsx'

/** Every component in every state, for developers. site/routes.ts leaves this page out of production builds. */
export default function DesignSystem() {
  useEffect(() => forceStates(document), [])
  return (
    <>
      <Banner
        parents={[]}
        title="Design system"
        lead="Every component in every state. The header, footer and phone bar are those around every page."
      />
      <Chapter title="Colour">
        <Colours />
      </Chapter>
      <Chapter title="Type and space">
        <Scales />
      </Chapter>
      <Chapter title="Controls">
        <Controls />
      </Chapter>
      <Chapter title="Job card">
        <FormCards />
      </Chapter>
      <Chapter title="Small components">
        <SmallComponents />
      </Chapter>
      <section aria-label="Sections">
        <Sections />
      </section>
    </>
  )
}

function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`${layout.wide} ${styles.chapter}`}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
