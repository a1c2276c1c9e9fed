import { type ComponentType, createElement } from 'react'
import { type ListedPath, pageAt } from '../workshop/pages.ts'
import type { Project } from '../workshop/project.ts'
import type { Service } from '../workshop/service.ts'

/**
 * The exports of a file in pages/. A `bare` page has no header and footer. `book` is where the phone bar's Book links
 * to, /appointment by default.
 */
export type PageModule = { default: ComponentType; bare?: boolean; book?: string | undefined }

/** Like PageModule, for a page that gets its content as props. */
type ContentPageModule<Content> = { default: ComponentType<Content>; linkToBook?: (content: Content) => string }

/**
 * `file` is the page's component, relative to pages/. `content` is the module with its content, relative to the project root.
 * The build looks up both names in its manifest; the browser loads both with `load`.
 */
type Route = { file: string; content?: string; load: () => Promise<PageModule> }

const services = import.meta.glob<{ service: Service }>('../workshop/services/*.ts')
const projects = import.meta.glob<{ project: Project }>('../workshop/projects/*.ts')

/** Rendered for every unknown path. */
const notFound: Route = { file: 'not-found/not-found.tsx', load: () => import('./pages/not-found/not-found.tsx') }

const home: Route = { file: 'home/home.tsx', load: () => import('./pages/home/home.tsx') }

const service = (slug: string): Route => {
  const content = `workshop/services/${slug}.ts`
  return {
    file: 'service/service.tsx',
    content,
    load: () => withContent(import('./pages/service/service.tsx'), services, content),
  }
}

const project = (slug: string): Route => {
  const content = `workshop/projects/${slug}.ts`
  return {
    file: 'project/project.tsx',
    content,
    load: () => withContent(import('./pages/project/project.tsx'), projects, content),
  }
}

/** Loads a page component and its content, and passes the content as props. */
async function withContent<Content extends object>(
  loading: Promise<ContentPageModule<Content>>,
  modules: Record<string, () => Promise<Content>>,
  file: string,
): Promise<PageModule> {
  const load = modules[`../${file}`]
  if (!load) throw new Error(`There is no ${file}: its slug must be the name of its file.`)
  const [page, content] = await Promise.all([loading, load()])
  return { default: () => createElement(page.default, content), book: page.linkToBook?.(content) }
}

/** The route of each listed path in workshop/pages.ts. */
const routes: Record<ListedPath, Route> = {
  '/': home,
  '/home': home,
  '/home-demo-two': { file: 'home-demo-two/home-demo-two.tsx', load: () => import('./pages/home-demo-two/home-demo-two.tsx') },
  '/about': { file: 'about/about.tsx', load: () => import('./pages/about/about.tsx') },
  '/team': { file: 'team/team.tsx', load: () => import('./pages/team/team.tsx') },
  '/appointment': { file: 'appointment/appointment.tsx', load: () => import('./pages/appointment/appointment.tsx') },
  '/services': { file: 'services/services.tsx', load: () => import('./pages/services/services.tsx') },
  '/services-1': { file: 'services-1/services-1.tsx', load: () => import('./pages/services-1/services-1.tsx') },
  '/service-details': { file: 'service-details/service-details.tsx', load: () => import('./pages/service-details/service-details.tsx') },
  '/projects': { file: 'projects/projects.tsx', load: () => import('./pages/projects/projects.tsx') },
  '/projects-details': {
    file: 'projects-details/projects-details.tsx',
    load: () => import('./pages/projects-details/projects-details.tsx'),
  },
  '/pricing': { file: 'pricing/pricing.tsx', load: () => import('./pages/pricing/pricing.tsx') },
  '/faq': { file: 'faq/faq.tsx', load: () => import('./pages/faq/faq.tsx') },
  '/testimonials': { file: 'testimonials/testimonials.tsx', load: () => import('./pages/testimonials/testimonials.tsx') },
  '/blog-1': { file: 'blog-1/blog-1.tsx', load: () => import('./pages/blog-1/blog-1.tsx') },
  '/blog-2': { file: 'blog-2/blog-2.tsx', load: () => import('./pages/blog-2/blog-2.tsx') },
  '/blog-details': { file: 'blog-details/blog-details.tsx', load: () => import('./pages/blog-details/blog-details.tsx') },
  '/shop': { file: 'shop/shop.tsx', load: () => import('./pages/shop/shop.tsx') },
  '/products-details': {
    file: 'products-details/products-details.tsx',
    load: () => import('./pages/products-details/products-details.tsx'),
  },
  '/cart': { file: 'cart/cart.tsx', load: () => import('./pages/cart/cart.tsx') },
  '/checkout': { file: 'checkout/checkout.tsx', load: () => import('./pages/checkout/checkout.tsx') },
  '/contact': { file: 'contact/contact.tsx', load: () => import('./pages/contact/contact.tsx') },
  '/sign-in': { file: 'sign-in/sign-in.tsx', load: () => import('./pages/sign-in/sign-in.tsx') },
  '/sign-up': { file: 'sign-up/sign-up.tsx', load: () => import('./pages/sign-up/sign-up.tsx') },
  '/coming-soon': { file: 'coming-soon/coming-soon.tsx', load: () => import('./pages/coming-soon/coming-soon.tsx') },
}

/** The routes of the pages that workshop/pages.ts derives from services and projects. */
const patterns: Record<string, (slug: string) => Route> = { '/services/:slug': service, '/projects/:slug': project }

/** Every component in every state. Development only: production builds drop the import. */
const designSystem: Route | undefined = import.meta.env.DEV
  ? { file: 'design-system/design-system.tsx', load: () => import('./pages/design-system/design-system.tsx') }
  : undefined

export function routeTo(path: string): Route {
  if (path === '/design-system' && designSystem) return designSystem
  if (!pageAt(path)) return notFound
  const [, folder, slug] = path.split('/')
  const pattern = patterns[`/${folder}/:slug`]
  return slug && pattern ? pattern(slug) : routes[path as ListedPath]
}
