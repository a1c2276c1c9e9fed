import { serviceTexts } from '../../../workshop/service-texts.ts'
import { services } from '../../../workshop/services.ts'
import { Below } from '../../components/below/below.tsx'
import { ContactCard } from '../../components/contact-card/contact-card.tsx'
import { JsonLd } from '../../components/json-ld/json-ld.tsx'
import { ProcessSteps } from '../../components/process-steps/process-steps.tsx'
import { ServiceSidebar } from '../../components/service-sidebar/service-sidebar.tsx'
import { WithSidebar } from '../../components/with-sidebar/with-sidebar.tsx'
import { useCurrentPage } from '../../current-page.ts'
import { serviceData } from '../../structured-data.ts'
import styles from './service.module.css'
import { serviceWording } from './service.wording.ts'
import { ServiceBanner } from './service-banner.tsx'
import { serviceDrawings } from './service-drawings.ts'
import { TaskList } from './task-list.tsx'

/** One service: what it is, when it is due, everything that belongs to it. All nine have this page. */
export default function ServicePage() {
  const { path: here } = useCurrentPage()
  const service = services.find(({ path }) => path === here)
  if (!service) throw new Error(`No service has the path ${here}: workshop/services.ts and site/routes.ts differ.`)
  const { lead, intro, signs, taskGroups } = serviceTexts[service.slug]
  return (
    <>
      <ServiceBanner service={service} lead={lead} />
      <JsonLd data={serviceData({ ...service, lead })} />
      <WithSidebar
        sidebar={
          <>
            <ServiceSidebar />
            <ContactCard />
          </>
        }
      >
        <div className={styles.main}>
          <div className={styles.intro}>
            {intro.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <section className={styles.signs} data-tone="ink">
            <img className={styles.drawing} src={serviceDrawings[service.slug]} alt="" width={800} height={600} loading="lazy" />
            <h2>{serviceWording.signs}</h2>
            <ul>
              {signs.map((sign) => (
                <li key={sign}>{sign}</li>
              ))}
            </ul>
          </section>
          {taskGroups.map((group) => (
            <TaskList key={group.title} {...group} />
          ))}
        </div>
      </WithSidebar>
      <Below>
        <ProcessSteps />
      </Below>
    </>
  )
}
