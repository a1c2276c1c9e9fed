import { sampleCounters } from '../../../content/counters.ts'
import layout from '../../../ui/layout.module.css'
import { BelowTheFold } from '../../components/below-the-fold/below-the-fold.tsx'
import { Counters } from '../../components/counters/counters.tsx'
import { SampleNotice } from '../../components/sample-notice/sample-notice.tsx'
import { PlanSection } from '../pricing/plan-section.tsx'
import { BlogTeasers } from './blog-teasers.tsx'
import { HeroSlider } from './hero-slider.tsx'
import styles from './home-demo-two.module.css'
import { secondHomeWording } from './home-demo-two.wording.ts'
import { ProjectTabs } from './project-tabs.tsx'
import { SecondAbout } from './second-about.tsx'
import { SecondReasons } from './second-reasons.tsx'
import { SecondServices } from './second-services.tsx'
import { SecondTeam } from './second-team.tsx'
import { SecondTestimonials } from './second-testimonials.tsx'

/** The alternative home page, with sample content. */
export default function HomeDemoTwo() {
  return (
    <>
      <HeroSlider />
      <SecondReasons />
      <BelowTheFold>
        <SecondAbout />
        <SecondServices />
        <PlanSection title={secondHomeWording.pricing} marked />
        <Counters counters={sampleCounters} label={secondHomeWording.counters}>
          <div className={`${layout.wide} ${styles.sample}`}>
            <SampleNotice text={secondHomeWording.sampleCounters} />
          </div>
        </Counters>
        <ProjectTabs />
        <SecondTestimonials />
        <SecondTeam />
        <BlogTeasers />
      </BelowTheFold>
    </>
  )
}
