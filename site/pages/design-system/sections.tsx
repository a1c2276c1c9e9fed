import { commonPictures } from '../../../art/common-pictures.generated.ts'
import { productPictures } from '../../../art/product-pictures.generated.ts'
import button from '../../../ui/button/button.module.css'
import { FactsProvider, useFacts } from '../../../ui/facts.ts'
import layout from '../../../ui/layout.module.css'
import { AccountCard } from '../../components/account-card/account-card.tsx'
import { BeforeAfter } from '../../components/before-after/before-after.tsx'
import { BeforeYouCome } from '../../components/before-you-come/before-you-come.tsx'
import { BlogSidebar } from '../../components/blog-sidebar/blog-sidebar.tsx'
import { BookingSteps } from '../../components/booking-steps/booking-steps.tsx'
import { BrandRow } from '../../components/brand-row/brand-row.tsx'
import { CallToAction } from '../../components/call-to-action/call-to-action.tsx'
import { CarMap } from '../../components/car-map/car-map.tsx'
import { Carousel } from '../../components/carousel/carousel.tsx'
import { Gallery } from '../../components/gallery/gallery.tsx'
import { PageError } from '../../components/page-error/page-error.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { Preloader } from '../../components/preloader/preloader.tsx'
import { ProjectRow } from '../../components/project-row/project-row.tsx'
import { SampleForm } from '../../components/sample-form/sample-form.tsx'
import { SampleNotice } from '../../components/sample-notice/sample-notice.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { ServiceSidebar } from '../../components/service-sidebar/service-sidebar.tsx'
import { Technicians } from '../../components/technicians/technicians.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { WhyChooseUs } from '../../components/why-choose-us/why-choose-us.tsx'
import { WithSidebar } from '../../components/with-sidebar/with-sidebar.tsx'
import home from '../home/home.module.css'
import styles from './design-system.module.css'

const known = { wofFee: 75, courtesyCar: 'Free while we’ve got yours.', payment: ['EFTPOS', 'Visa'] }
const quarter = '(min-width: 64rem) 25vw, 50vw'

/** Full-width sections, and the loading and error states of a page. */
export function Sections() {
  return (
    <>
      <div className={styles.late}>
        <Preloader loading />
      </div>
      <PageError />

      <BrandRow />
      <CarMap />
      <WhyChooseUs className={home.why} />
      <BookingSteps />
      <FactsProvider value={{ ...useFacts(), beforeYouCome: known }}>
        <BeforeYouCome />
      </FactsProvider>
      <Technicians className={home.team} sizes="(min-width: 48rem) 30rem, 91vw" />
      <div className={layout.wide}>
        <SectionHead title="Projects">
          <SampleNotice text="Made-up projects." />
        </SectionHead>
        <ProjectRow label="Projects" />
      </div>
      <BeforeAfter before={commonPictures['service-repair']} after={commonPictures['service-bodywork']} kind="rendered" />
      <div className={layout.wide}>
        <Gallery label="A series" shape="wide" slides={[{ picture: commonPictures['four-bays'], title: 'Arrival' }]} />
      </div>
      <div className={layout.wide}>
        <Carousel label="Pictures" items="two" start={1}>
          <Picture picture={commonPictures['four-bays']} sizes={quarter} />
          <Picture picture={productPictures['product-tyre']} sizes={quarter} />
          <Picture picture={commonPictures['technicians-body']} sizes={quarter} decorative />
          <Picture picture={commonPictures['service-repair']} sizes={quarter} />
        </Carousel>
      </div>
      <WithSidebar sidebar={<ServiceSidebar />}>
        <SampleForm label="A form that sends nothing" notice={({ business }) => `Not open yet. Call ${business.landline.shown}.`}>
          <TextField label="Email" name="email" type="email" />
          <button type="submit" className={button.primary}>
            Try
          </button>
        </SampleForm>
      </WithSidebar>
      <WithSidebar sidebar={<BlogSidebar />}>
        <p>A column of text beside the blog’s sidebar.</p>
      </WithSidebar>
      <AccountCard title="Account" other="Text at the end of the card." notice="Accounts are not open yet.">
        <TextField label="Username" name="user" />
        <button type="submit" className={button.quiet}>
          Try
        </button>
      </AccountCard>
      <CallToAction title="The end of a page" text="Book, or call." />
    </>
  )
}
