import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buildApart, installApart } from '../install-apart.ts'
import { copySources, exchange, headComponent, importPath, ownVersions, writeFiles } from './copy-sources.ts'

/** Components with these run in the browser; Next wants to be told. */
const lively = /\buse(State|Effect|LayoutEffect|Ref|Context)\b|createContext/
/** Without such a hook of their own: the form, whose rules are functions, and what the header takes with it. */
const alsoLively = ['site/components/navigation-link/navigation-link.tsx', 'site/components/booking-form.tsx']

const pages = { '/': 'home', '/services/inspection': 'service', '/appointment': 'appointment' }

/** The pages as a static export of Next's app router: server components, what has a behaviour as client components, and Next's links. */
export async function buildWithNext(): Promise<string> {
  const folder = await installApart('next', { next: '16.4.6', ...(await ownVersions('react', 'react-dom', 'valibot', 'lucide-react')) })
  for (const made of ['app', '.next', 'out']) await rm(join(folder, made), { recursive: true, force: true })
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
    // A server component has no path; its page says it.
    'site/current-page-on-server.ts': `
      import { cache } from 'react'
      const page = cache(() => ({ path: '/', query: new URLSearchParams() }))
      export const useCurrentPage = () => page()
      export const setPath = (path) => { page().path = path }`,
    'site/components/booking-form.tsx': `
      'use client'
      import { booking } from '../../enquiries/booking/booking.ts'
      import { EnquiryForm } from '../forms/enquiry-form.tsx'
      import { bookingWording } from '../forms/form-wording.ts'
      export const BookingForm = () => <EnquiryForm enquiry={booking} wording={bookingWording} action="/appointment" />`,
    'app/layout.jsx': `
      import '../site/design/base.css'
      import '../site/design/fonts.css'
      import '../site/design/tokens.css'
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
          import { service } from '${site}/../workshop/services/inspection.ts'
          import { setPath } from '${site}/current-page-on-server.ts'
          import { Head } from '${site}/head-component.jsx'
          export default () => { setPath('${path}'); return <><Head path="${path}" /><Page ${name === 'service' ? 'service={service}' : ''} /></> }`,
        ]
      }),
    ),
  })
  return await buildApart(folder, 'next', 'out', { NEXT_TELEMETRY_DISABLED: '1' })
}

function forNext(file: string, original: string): string {
  // Placeholders are left out, and with them the context by which pictures ask for them.
  const text = file.endsWith('/picture.tsx')
    ? exchange(exchange(original, /const context = createContext.*/, 'const context = {}'), 'useContext(context)', 'undefined').replace(
        "import { createContext, useContext } from 'react'",
        '',
      )
    : original
  if (!file.endsWith('.tsx') && !lively.test(text)) return text
  const isLively = lively.test(text) || alsoLively.includes(file)
  let changed = text
  if (file.endsWith('/appointment-section.tsx')) {
    changed = exchange(changed, /<EnquiryForm[^>]*\/>/, '<BookingForm />')
    changed = exchange(changed, /^/, `import { BookingForm } from '../../components/booking-form.tsx'\n`)
  }
  if (changed.includes('<a')) {
    changed = changed.replaceAll(/<a(?=[\s>])/g, '<A').replaceAll('</a>', '</A>')
    changed = `import { A } from '${importPath(file, 'site/link.tsx')}'\n${changed}`
  }
  return isLively ? `'use client'\n${changed}` : changed.replace('/current-page.ts', '/current-page-on-server.ts')
}
