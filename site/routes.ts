import { type ComponentType, createElement } from 'react'
import { type ListedPath, notFoundPath, pageAt } from '../content/pages.ts'
import type { Project } from '../content/project.ts'
import type { Service } from '../content/service.ts'
import type { CurrentPage } from './current-page.ts'

/**
 * The exports of a page's file. A `bare` page has no header and footer. `bookHref` is where the phone bar's Book links to,
 * /appointment by default.
 */
export type PageModule = { default: ComponentType; bare?: boolean; bookHref?: string | undefined }

/** Like PageModule, for a page that gets its content as props. */
type ContentPageModule<Content> = { default: ComponentType<Content>; bookHref?: (content: Content) => string }

/** `files` are the page's component and the module with its content, if it has one: paths from the project root, as in Vite's manifest. */
type Route = { status: 200 | 404; files: readonly string[]; load: () => Promise<PageModule> }

/** The page of each listed path in content/pages.ts. Its file is named after the path. */
const listed: Record<ListedPath, () => Promise<PageModule>> = {
  '/': () => import('./pages/home/home.tsx'),
  '/home': () => import('./pages/home/home.tsx'),
  '/home-demo-two': () => import('./pages/home-demo-two/home-demo-two.tsx'),
  '/about': () => import('./pages/about/about.tsx'),
  '/team': () => import('./pages/team/team.tsx'),
  '/appointment': () => import('./pages/appointment/appointment.tsx'),
  '/services': () => import('./pages/services/services.tsx'),
  '/services-1': () => import('./pages/services-1/services-1.tsx'),
  '/service-details': () => import('./pages/service-details/service-details.tsx'),
  '/projects': () => import('./pages/projects/projects.tsx'),
  '/projects-details': () => import('./pages/projects-details/projects-details.tsx'),
  '/pricing': () => import('./pages/pricing/pricing.tsx'),
  '/faq': () => import('./pages/faq/faq.tsx'),
  '/testimonials': () => import('./pages/testimonials/testimonials.tsx'),
  '/blog-1': () => import('./pages/blog-1/blog-1.tsx'),
  '/blog-2': () => import('./pages/blog-2/blog-2.tsx'),
  '/blog-details': () => import('./pages/blog-details/blog-details.tsx'),
  '/shop': () => import('./pages/shop/shop.tsx'),
  '/products-details': () => import('./pages/products-details/products-details.tsx'),
  '/cart': () => import('./pages/cart/cart.tsx'),
  '/checkout': () => import('./pages/checkout/checkout.tsx'),
  '/contact': () => import('./pages/contact/contact.tsx'),
  '/sign-in': () => import('./pages/sign-in/sign-in.tsx'),
  '/sign-up': () => import('./pages/sign-up/sign-up.tsx'),
  '/coming-soon': () => import('./pages/coming-soon/coming-soon.tsx'),
}

const services = import.meta.glob<{ service: Service }>('../content/services/*.ts')
const projects = import.meta.glob<{ project: Project }>('../content/projects/*.ts')

/** A page and the module that renders it. */
export type LoadedPage = { page: CurrentPage; module: PageModule }

const modules = new Map<string, Promise<PageModule>>()

/**
 * Loads the page module for a URL. Modules are cached, because a content page would otherwise be a new component on each load, and React would
 * remount it.
 * @throws if the script can't be loaded: no network, or a newer build has replaced it. The next call tries again.
 */
export async function loadPage({ pathname, searchParams }: URL): Promise<LoadedPage & Omit<Route, 'load'>> {
  const { status, files, load } = findRoute(pathname)
  const key = files.join()
  const loading = modules.get(key) ?? load()
  if (!modules.has(key)) loading.catch(() => modules.delete(key))
  modules.set(key, loading)
  // Every unknown path renders the same not-found document.
  const path = status === 404 ? notFoundPath : pathname
  return { page: { path, query: searchParams }, module: await loading, status, files }
}

/** Returns the route of a path in content/pages.ts, and that of the not-found page for any other. */
function findRoute(path: string): Route {
  const [, name = '', slug] = path.split('/')
  // Every component in every state. Development only: production builds drop the import.
  if (import.meta.env.DEV && path === '/design-system') return page(name, () => import('./pages/design-system/design-system.tsx'))
  if (!pageAt(path)) return page('not-found', () => import('./pages/not-found/not-found.tsx'), 404)
  if (slug === undefined) return page(name || 'home', listed[path as ListedPath])
  return name === 'services'
    ? contentPage('service', () => import('./pages/service/service.tsx'), services, `content/services/${slug}.ts`)
    : contentPage('project', () => import('./pages/project/project.tsx'), projects, `content/projects/${slug}.ts`)
}

function page(name: string, load: Route['load'], status: Route['status'] = 200): Route {
  return { status, files: [`site/pages/${name}/${name}.tsx`], load }
}

/** Like `page`; loads the content too and passes it to the component as props. */
function contentPage<Content extends object>(
  name: string,
  loadModule: () => Promise<ContentPageModule<Content>>,
  contents: Record<string, () => Promise<Content>>,
  file: string,
): Route {
  const load = async () => {
    const loadContent = contents[`../${file}`]
    if (!loadContent) throw new Error(`There is no ${file}: its slug must be the name of its file.`)
    const [module, content] = await Promise.all([loadModule(), loadContent()])
    return { default: () => createElement(module.default, content), bookHref: module.bookHref?.(content) }
  }
  return { status: 200, files: [...page(name, load).files, file], load }
}
