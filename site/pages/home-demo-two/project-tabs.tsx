import { useState } from 'react'
import { samplePictures } from '../../../art/sample-pictures.generated.ts'
import { projectTabs, projectTabsKind } from '../../../content/second-home.ts'
import button from '../../../ui/button/button.module.css'
import layout from '../../../ui/layout.module.css'
import { Picture, pictureNamed } from '../../components/picture/picture.tsx'
import { PictureKindLabel } from '../../components/picture-caption/picture-kind-label.tsx'
import { SectionHead } from '../../components/section-head/section-head.tsx'
import { Tabs } from '../../components/tabs/tabs.tsx'
import { secondHomeWording as wording } from './home-demo-two.wording.ts'
import styles from './project-tabs.module.css'

/** Sample projects in tabs, by part of the car. */
export function ProjectTabs() {
  const [open, setOpen] = useState(projectTabs[0]?.name.toLowerCase() ?? '')
  return (
    <section className={styles.projects} data-tone="ink">
      <div className={layout.wide}>
        <SectionHead title={wording.projects}>
          <PictureKindLabel kind={projectTabsKind} />
        </SectionHead>
        <Tabs
          label={wording.projects}
          headingLevel="h3"
          open={open}
          onOpen={setOpen}
          tabs={projectTabs.map(({ name, text, picture }) => ({
            id: name.toLowerCase(),
            title: name,
            content: (
              <div className={styles.project}>
                <Picture picture={pictureNamed(samplePictures, picture)} sizes="(min-width: 64rem) min(44vw, 40rem), 91vw" />
                <div className={styles.words}>
                  <p className={styles.text}>{text}</p>
                  <a className={button.quiet} href="/projects-details" aria-label={`${wording.projectLink}: ${name}`}>
                    {wording.projectLink}
                  </a>
                </div>
              </div>
            ),
          }))}
        />
      </div>
    </section>
  )
}
