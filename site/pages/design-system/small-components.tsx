import { useState } from 'react'
import { counters } from '../../../content/counters.ts'
import { Plate } from '../../../ui/plate/plate.tsx'
import { Brand } from '../../components/brand/brand.tsx'
import { ContactCard } from '../../components/contact-card/contact-card.tsx'
import { Countdown } from '../../components/countdown/countdown.tsx'
import { Counters } from '../../components/counters/counters.tsx'
import { Docket } from '../../components/docket/docket.tsx'
import { FactSheet } from '../../components/fact-sheet/fact-sheet.tsx'
import { LinkRows } from '../../components/link-rows/link-rows.tsx'
import { Newsletter } from '../../components/newsletter/newsletter.tsx'
import { OpenNow } from '../../components/open-now/open-now.tsx'
import { PostMeta } from '../../components/post-meta/post-meta.tsx'
import { Price } from '../../components/price/price.tsx'
import { Prose } from '../../components/prose/prose.tsx'
import { RatherTalk } from '../../components/rather-talk/rather-talk.tsx'
import { SampleNotice } from '../../components/sample-notice/sample-notice.tsx'
import { ScaleLine } from '../../components/scale-line/scale-line.tsx'
import { StarRating } from '../../components/star-rating/star-rating.tsx'
import { Tabs } from '../../components/tabs/tabs.tsx'
import { TextWithPhoneLink } from '../../components/text-with-phone-link/text-with-phone-link.tsx'
import styles from './design-system.module.css'

const inFortyDays = new Date(Date.now() + 40 * 86_400_000).toISOString()
const amounts = [{ label: 'Subtotal', amount: 150 }]

/** The small components: motifs, figures and cards. */
export function SmallComponents() {
  const [tab, setTab] = useState('part-tab-1')
  return (
    <>
      <ScaleLine />
      <div className={styles.row}>
        <Plate>Mazda 3 2019</Plate>
        <Price price={120} oldPrice={210} />
        <Price price={25} />
        <SampleNotice text="Made-up prices until the shop opens." />
        <PostMeta topic="Tyres" date="2024-09-12" />
        <StarRating value={0} />
        <StarRating value={3.5} />
        <StarRating value={5} />
        <OpenNow />
        <RatherTalk />
        <LinkRows links={[{ text: 'A page', to: '/faq' }]} />
        <p>
          <TextWithPhoneLink text={({ business }) => `Rather talk? Call ${business.landline.shown}.`} />
        </p>
        <div className={styles.ground} data-tone="ink">
          <Brand />
        </div>
      </div>
      <Counters counters={counters} label="Numbers" />
      <div className={`${styles.row} ${styles.wide}`}>
        <Docket title="Your order" lines={amounts} amounts={amounts} total={{ label: 'Total', amount: 150 }}>
          <p>What to do next.</p>
        </Docket>
        <FactSheet
          plate="Corolla"
          facts={[
            { label: 'Make', text: 'Toyota' },
            { label: 'Year', text: undefined },
          ]}
        />
        <ContactCard />
        <Newsletter />
      </div>
      <div className={styles.ground} data-tone="ink">
        <Countdown target={inFortyDays} over="The big day’s here." />
        <Countdown target="2024-01-01T00:00:00+13:00" over="The big day’s here." />
      </div>
      <Tabs
        label="Parts"
        headingLevel="h3"
        open={tab}
        onOpen={setTab}
        tabs={[
          { id: 'part-tab-1', title: 'First', content: <p>Content of the first tab.</p> },
          { id: 'part-tab-2', title: 'Second', content: <p>Content of the second tab.</p> },
        ]}
      />
      <Prose sections={[{ heading: 'Body text', paragraphs: ['A paragraph.'], points: ['One point', 'Another point'] }]} />
    </>
  )
}
