import { bookingLink, type Service, servicePath } from '../../../content/service.ts'
import button from '../../../ui/button/button.module.css'
import { CallButton } from '../../../ui/button/call-button.tsx'
import { beforeYouCome, givenFacts } from '../../../workshop/before-you-come.ts'
import { BeforeYouCome } from '../../components/before-you-come/before-you-come.tsx'
import { beforeYouComeWording } from '../../components/before-you-come/before-you-come.wording.ts'
import { BelowTheFold } from '../../components/below-the-fold/below-the-fold.tsx'
import { ContactCard } from '../../components/contact-card/contact-card.tsx'
import { JsonLd } from '../../components/json-ld/json-ld.tsx'
import { ProcessSteps } from '../../components/process-steps/process-steps.tsx'
import { ServiceSidebar } from '../../components/service-sidebar/service-sidebar.tsx'
import { drawingUrl } from '../../drawings.ts'
import { keepUnits } from '../../keep-units.ts'
import { serviceData } from '../../structured-data.ts'
import { IntroRows } from './intro-rows.tsx'
import styles from './service.module.css'
import { serviceWording } from './service.wording.ts'
import { ServiceBanner } from './service-banner.tsx'
import { Sheet } from './sheet.tsx'
import { TaskList } from './task-list.tsx'

export const bookHref = ({ service }: { service: Service }) => bookingLink(service)

/** The page of every service: intro, symptoms, tasks, and for some a sheet of their own. */
export default function ServicePage({ service }: { service: Service }) {
  const { slug, name, lead, intro, introLink, introRows, symptoms, taskGroups, sheet, drawing, stepDrawings } = service
  // With no prices to show, the line about asking by phone is beside the phone numbers; a strip of its own would repeat them.
  const asksForPrices = slug === 'inspection'
  const prices = givenFacts(beforeYouCome).length > 0
  const ownDrawings = stepDrawings && {
    check: drawingUrl(stepDrawings.check),
    ...(stepDrawings.fix && { fix: drawingUrl(stepDrawings.fix) }),
  }
  const lists = taskGroups.map((group) => <TaskList key={group.title ?? slug} {...group} />)
  return (
    <>
      <ServiceBanner service={service} />
      <JsonLd data={serviceData({ name, lead, path: servicePath(service) })} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <div className={styles.intro}>
            {intro.map((paragraph) => (
              <p key={paragraph}>{keepUnits(paragraph)}</p>
            ))}
            {introRows ? <IntroRows {...introRows} /> : null}
            {introLink ? (
              <p className={styles.link}>
                <a className="arrow" href={introLink.href}>
                  {introLink.text}
                </a>
              </p>
            ) : null}
          </div>
          <section className={styles.symptoms} data-tone="ink">
            <img className={styles.drawing} src={drawingUrl(drawing)} alt="" width={800} height={600} loading="lazy" />
            <h2>{serviceWording.symptoms}</h2>
            <ul>
              {symptoms.map((symptom) => (
                <li key={symptom}>{keepUnits(symptom)}</li>
              ))}
            </ul>
            <p className={styles.book}>
              <a className={button.primary} href={bookingLink(service)}>
                {serviceWording.book}
              </a>{' '}
              <CallButton />
            </p>
          </section>
          {lists.slice(0, 1)}
        </div>
        <div className={styles.services}>
          <ServiceSidebar />
        </div>
        <div className={styles.contact}>
          <ContactCard tone="paper" ask={asksForPrices && !prices ? beforeYouComeWording.ask : undefined} />
        </div>
        {lists.length > 1 || sheet ? (
          <div className={styles.more}>
            {lists.slice(1)}
            {sheet ? <Sheet sheet={sheet} /> : null}
          </div>
        ) : null}
        <BelowTheFold>
          <div className={styles.next}>
            {asksForPrices && prices ? <BeforeYouCome /> : null}
            <ProcessSteps book={{ text: serviceWording.book, to: bookingLink(service) }} steps={service.steps} drawings={ownDrawings} />
          </div>
        </BelowTheFold>
      </div>
    </>
  )
}
