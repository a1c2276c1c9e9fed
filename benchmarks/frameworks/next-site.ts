import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildWith, installPackages } from '../install-packages.ts'
import { copySources, headComponent, importPath, ownVersions, replaceOnce, stylePackages, writeFiles } from './copy-sources.ts'

/** Components that use these need 'use client'. */
const clientOnly = /\buse(State|Effect|LayoutEffect|Ref|Context|Moment)\b|createContext/
/** Client components without such a hook: the form, whose rules are functions, and a part of the header. */
const moreClientComponents = ['site/components/navigation-link/navigation-link.tsx', 'site/components/booking-form.tsx']

const pages = { '/': 'home', '/services/inspection': 'service', '/appointment': 'appointment' }

/** Builds the pages as a static export of Next's app router: server components, client components where there is behaviour, and Next's links. */
export async function buildWithNext(): Promise<string> {
  const folder = await installPackages('next', {
    next: '16.4.6',
    ...(await ownVersions('react', 'react-dom', 'valibot', 'lucide-react', 'punycode.js', ...stylePackages)),
  })
  for (const generated of ['app', '.next', 'out']) await rm(join(folder, generated), { recursive: true, force: true })
  await copySources(folder, forNext)
  await writeFiles(folder, {
    'next.config.mjs': `export default { output: 'export', trailingSlash: true, turbopack: { root: import.meta.dirname } }`,
    'site/head-component.jsx': headComponent,
    'site/link.tsx': `
      import Link from 'next/link'
      const built = ${JSON.stringify(Object.keys(pages))}
      export const A = ({ href, ...props }) => built.includes(href) ? <Link href={href} {...props} /> : <a href={href} {...props} />`,
    'site/current-page.ts': `
      import { usePathname } from 'next/navigation'
      export const useCurrentPage = () => ({ path: usePathname().replace(/(?<=.)\\/$/, ''), query: new URLSearchParams() })`,
    // Server components can't read a context, so each page sets its path, and the facts are the first ones.
    'site/current-page-on-server.ts': `
      import { cache } from 'react'
      const page = cache(() => ({ path: '/', query: new URLSearchParams() }))
      export const useCurrentPage = () => page()
      export const setPath = (path) => { page().path = path }`,
    'ui/facts-on-server.ts': `
      import { firstFacts } from '../workshop/first-facts.ts'
      export const useFacts = () => firstFacts`,
    'site/rendering-on-server.ts': `
      import { firstFacts } from '../workshop/first-facts.ts'
      export const useRendering = () => ({ origin: '', moment: new Date(), facts: firstFacts })`,
    'site/components/booking-form.tsx': `
      'use client'
      import { booking } from '../../domain/enquiries/booking/booking.ts'
      import { EnquiryForm } from '../forms/enquiry-form.tsx'
      import { bookingWording } from '../forms/form-wording.ts'
      export const BookingForm = () => <EnquiryForm enquiry={booking} wording={bookingWording} action="/appointment" />`,
    'app/layout.jsx': `
      import '../ui/base.css'
      import '../ui/fonts.css'
      import '../ui/tokens.css'
      import { Footer } from '../site/components/footer/footer.tsx'
      import { Header } from '../site/components/header/header.tsx'
      import { PhoneBar } from '../site/components/phone-bar/phone-bar.tsx'
      export default ({ children }) => (
        <html lang="en-NZ">
          <head>
            <meta name="theme-color" content="#15181d" />
            <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
            {['archivo', 'plex-sans'].map((font) => (
              <link key={font} rel="preload" href={\`/assets/fonts/\${font}.woff2\`} as="font" type="font/woff2" crossOrigin="anonymous" />
            ))}
          </head>
          <body>
            <a className="skip-link" href="#main">Skip to content</a>
            <Header />
            <main id="main" tabIndex={-1}>{children}</main>
            <Footer />
            <PhoneBar />
          </body>
        </html>
      )`,
    ...Object.fromEntries(
      Object.entries(pages).map(([path, name]) => {
        const file = join('app', path, 'page.jsx')
        const site = importPath(file, 'site')
        return [
          file,
          `
          import Page from '${site}/pages/${name}/${name}.tsx'
          import { service } from '${site}/../content/services/inspection.ts'
          import { setPath } from '${site}/current-page-on-server.ts'
          import { Head } from '${site}/head-component.jsx'
          export default () => { setPath('${path}'); return <><Head path="${path}" /><Page ${name === 'service' ? 'service={service}' : ''} /></> }`,
        ]
      }),
    ),
  })
  return await buildWith(folder, 'next', 'out', { NEXT_TELEMETRY_DISABLED: '1' })
}

function forNext(file: string, text: string): string {
  if (!file.endsWith('.tsx') && !clientOnly.test(text)) return text
  const isClient = clientOnly.test(text) || moreClientComponents.includes(file)
  let changed = text
  if (file.endsWith('/appointment-section.tsx')) {
    changed = replaceOnce(changed, /<EnquiryForm[^>]*\/>/, '<BookingForm />')
    changed = replaceOnce(changed, /^/, `import { BookingForm } from '../../components/booking-form.tsx'\n`)
  }
  if (changed.includes('<a')) {
    changed = changed.replaceAll(/<a(?=[\s>])/g, '<A').replaceAll('</a>', '</A>')
    changed = `import { A } from '${importPath(file, 'site/link.tsx')}'\n${changed}`
  }
  return isClient ? `'use client'\n${changed}` : changed.replaceAll(/\/(current-page|rendering|ui\/facts)\.ts'/g, "/$1-on-server.ts'")
}
