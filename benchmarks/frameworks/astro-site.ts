import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildWith, installPackages } from '../install-packages.ts'
import { copySources, headComponent, ownVersions, replaceOnce, stylePackages, writeFiles } from './copy-sources.ts'

/**
 * Builds the pages with Astro: documents without scripts, with React islands for the form (`client:idle`) and the carousels
 * (`client:visible`). Astro's own settings inline the styles and prefetch pages when their link is hovered.
 * @param prerender whether browsers also prerender such a page, an experimental option of Astro's
 */
export async function buildWithAstro({ prerender = false } = {}): Promise<string> {
  const out = prerender ? 'dist-prerender' : 'dist'
  const own = await ownVersions('react', 'react-dom', 'valibot', 'lucide-react', ...stylePackages)
  const folder = await installPackages('astro', { astro: '7.3.5', '@astrojs/react': '7.0.0', ...own })
  for (const generated of ['src', out]) await rm(join(folder, generated), { recursive: true, force: true })
  await copySources(folder, forAstro)
  await writeFiles(folder, {
    'astro.config.mjs': `
      import react from '@astrojs/react'
      export default {
        integrations: [react()],
        devToolbar: { enabled: false },
        build: { inlineStylesheets: 'always' },
        prefetch: { prefetchAll: true, defaultStrategy: 'hover' },
        experimental: { clientPrerender: ${prerender} },
        outDir: './${out}',
      }`,
    // Each part of an Astro page is a separate React tree, so each gets the path.
    'src/parts.tsx': `
      import { Banner as BannerOnly } from '../site/components/banner/banner.tsx'
      import { Footer as FooterOnly } from '../site/components/footer/footer.tsx'
      import { Header as HeaderOnly } from '../site/components/header/header.tsx'
      import { PhoneBar as PhoneBarOnly } from '../site/components/phone-bar/phone-bar.tsx'
      import { CurrentPageProvider } from '../site/current-page.ts'
      import ServiceOnly from '../site/pages/service/service.tsx'
      const at = (Part) => ({ path, ...props }) => (
        <CurrentPageProvider value={{ path, query: new URLSearchParams() }}><Part {...props} /></CurrentPageProvider>
      )
      export const [Banner, Footer, Header, PhoneBar, Service] = [BannerOnly, FooterOnly, HeaderOnly, PhoneBarOnly, ServiceOnly].map(at)`,
    'src/booking-form.tsx': `
      import { booking } from '../domain/enquiries/booking/booking.ts'
      import { EnquiryForm } from '../site/forms/enquiry-form.tsx'
      import { bookingWording } from '../site/forms/form-wording.ts'
      export const BookingForm = () => <EnquiryForm enquiry={booking} wording={bookingWording} action="/appointment" />`,
    'src/head-component.jsx': headComponent.replace('./head.ts', '../site/head.ts'),
    'src/frame.astro': `---
      import '../ui/base.css'
      import '../ui/fonts.css'
      import '../ui/tokens.css'
      import { Head } from './head-component.jsx'
      import { Footer, Header, PhoneBar } from './parts.tsx'
      const { path } = Astro.props
      ---
      <!doctype html>
      <html lang="en-NZ">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="theme-color" content="#15181d" />
          <Head path={path} />
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="preload" href="/assets/fonts/archivo.woff2" as="font" type="font/woff2" crossorigin="anonymous" />
          <link rel="preload" href="/assets/fonts/plex-sans.woff2" as="font" type="font/woff2" crossorigin="anonymous" />
        </head>
        <body>
          <a class="skip-link" href="#main">Skip to content</a>
          <Header path={path} />
          <main id="main" tabindex="-1"><slot /></main>
          <Footer path={path} />
          <PhoneBar path={path} />
        </body>
      </html>`,
    // In the order of site/pages/home/home.tsx.
    'src/pages/index.astro': `---
      import { commonPictures } from '../../art/common-pictures.generated.ts'
      import { firstFacts } from '../../workshop/first-facts.ts'
      import { counters } from '../../content/counters.ts'
      import { BeforeYouCome } from '../../site/components/before-you-come/before-you-come.tsx'
      import { BrandRow } from '../../site/components/brand-row/brand-row.tsx'
      import { Counters } from '../../site/components/counters/counters.tsx'
      import { JsonLd } from '../../site/components/json-ld/json-ld.tsx'
      import { Technicians } from '../../site/components/technicians/technicians.tsx'
      import { WhyChooseUs } from '../../site/components/why-choose-us/why-choose-us.tsx'
      import { AppointmentSection } from '../../site/pages/appointment/appointment-section.tsx'
      import { CarMap } from '../../site/components/car-map/car-map.tsx'
      import { Hero } from '../../site/pages/home/hero.tsx'
      import styles from '../../site/pages/home/home.module.css'
      import { homeWording } from '../../site/pages/home/home.wording.ts'
      import { HomeProjects } from '../../site/pages/home/home-projects.tsx'
      import { ServiceIndex } from '../../site/pages/home/service-index.tsx'
      import { autoRepair } from '../../site/structured-data.ts'
      import { BookingForm } from '../booking-form.tsx'
      import Frame from '../frame.astro'
      ---
      <Frame path="/">
        <Hero />
        <JsonLd data={autoRepair({ origin: '', moment: new Date(), facts: firstFacts })} />
        <BrandRow client:visible />
        <ServiceIndex />
        <BeforeYouCome />
        <CarMap />
        <WhyChooseUs className={styles.why} />
        <Counters counters={counters} label={homeWording.counters} />
        <HomeProjects client:visible />
        <AppointmentSection lead={homeWording.appointmentLead(firstFacts.business.landline.shown)} picture={commonPictures['appointment-tall']}>
          <BookingForm slot="form" client:idle />
        </AppointmentSection>
        <Technicians className={styles.team} sizes="(min-width: 48rem) 33vw, 91vw" tone="paper" />
      </Frame>`,
    'src/pages/services/inspection.astro': `---
      import Frame from '../../frame.astro'
      import { Service } from '../../parts.tsx'
      import { service } from '../../../content/services/inspection.ts'
      ---
      <Frame path="/services/inspection"><Service path="/services/inspection" service={service} /></Frame>`,
    'src/pages/appointment.astro': `---
      import { appointmentWording } from '../../site/pages/appointment/appointment.wording.ts'
      import { AppointmentSection } from '../../site/pages/appointment/appointment-section.tsx'
      import { BookingSteps } from '../../site/components/booking-steps/booking-steps.tsx'
      import { BookingForm } from '../booking-form.tsx'
      import Frame from '../frame.astro'
      import { Banner } from '../parts.tsx'
      ---
      <Frame path="/appointment">
        <Banner
          path="/appointment"
          drawing="/assets/ringing-phone.svg"
          title={appointmentWording.title}
          parents={[{ text: 'Home', to: '/' }]}
        />
        <AppointmentSection lead={appointmentWording.lead}><BookingForm slot="form" client:idle /><BookingSteps /></AppointmentSection>
      </Frame>`,
  })
  return await buildWith(folder, 'astro', out, { ASTRO_TELEMETRY_DISABLED: '1' })
}

/** A component can contain an island only as a slot, which React gets as a property. */
function forAstro(file: string, text: string): string {
  if (!file.endsWith('/appointment-section.tsx')) return text
  return replaceOnce(replaceOnce(text, /lead,\s+service,/, 'lead, form, service,'), /<EnquiryForm[^>]*\/>/, '{form}')
}
