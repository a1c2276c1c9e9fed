import { bookingLink, type Service, servicePath } from '../../../content/service.ts'
import button from '../../../ui/button/button.module.css'
import { ContactCard } from '../../components/contact-card/contact-card.tsx'
import { JsonLd } from '../../components/json-ld/json-ld.tsx'
import { ServiceSidebar } from '../../components/service-sidebar/service-sidebar.tsx'
import { TextWithPhoneLink } from '../../components/text-with-phone-link/text-with-phone-link.tsx'
import { WithSidebar } from '../../components/with-sidebar/with-sidebar.tsx'
import { keepUnits } from '../../keep-units.ts'
import { useRendering } from '../../rendering.ts'
import { serviceData } from '../../structured-data.ts'
import styles from './service.module.css'
import { serviceWording } from './service.wording.ts'
import { ServiceBanner } from './service-banner.tsx'
import { Sheet } from './sheet.tsx'
import { TaskList } from './task-list.tsx'

export const bookHref = ({ service }: { service: Service }) => bookingLink(service)

/** The page of every service: intro, what a driver comes to look up, the tasks and how to book them. */
export default function ServicePage({ service }: { service: Service }) {
  const { slug, name, lead, intro, taskGroups, sheet } = service
  const rendering = useRendering()
  const { next } = serviceWording
  return (
    <>
      <ServiceBanner service={service} />
      <JsonLd data={serviceData({ name, lead, path: servicePath(service) }, rendering)} />
      <WithSidebar
        sidebar={
          <>
            <ContactCard tone="paper" />
            <ServiceSidebar />
          </>
        }
      >
        <div className={styles.main}>
          <div className={styles.intro}>
            {intro.map((paragraph) => (
              <p key={paragraph}>{keepUnits(paragraph)}</p>
            ))}
          </div>
          <Sheet sheet={sheet} />
          {taskGroups.map((group) => (
            <TaskList key={group.title ?? slug} {...group} />
          ))}
          <section className={styles.next} aria-labelledby="next">
            <h2 id="next">{next.title}</h2>
            <p>
              <TextWithPhoneLink text={next.text} />
            </p>
            <a className={button.quiet} href={bookingLink(service)}>
              {serviceWording.book}
            </a>
          </section>
        </div>
      </WithSidebar>
    </>
  )
}
