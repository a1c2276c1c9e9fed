import type { ComponentType } from 'react'
import { type PagePath, pageAt } from '../workshop/pages.ts'

/** What a file of pages/ exports: its page, and whether that stands alone, without header and footer. */
export type PageModule = { default: ComponentType; bare?: boolean }

type Route = { file: string; load: () => Promise<PageModule> }

/** Shown for every path that is none of the site's. */
const notFound: Route = { file: 'not-found/not-found.tsx', load: () => import('./pages/not-found/not-found.tsx') }

const home: Route = { file: 'home/home.tsx', load: () => import('./pages/home/home.tsx') }
const service: Route = { file: 'service/service.tsx', load: () => import('./pages/service/service.tsx') }
const project: Route = { file: 'project/project.tsx', load: () => import('./pages/project/project.tsx') }

/** The site map: which file of pages/ shows which path of workshop/pages.ts. The build reads the file's name, the browser fetches it. */
const routes: Record<PagePath, Route> = {
  '/': home,
  '/home': home,
  '/home-demo-two': { file: 'home-demo-two/home-demo-two.tsx', load: () => import('./pages/home-demo-two/home-demo-two.tsx') },
  '/about': { file: 'about/about.tsx', load: () => import('./pages/about/about.tsx') },
  '/team': { file: 'team/team.tsx', load: () => import('./pages/team/team.tsx') },
  '/appointment': { file: 'appointment/appointment.tsx', load: () => import('./pages/appointment/appointment.tsx') },
  '/services': { file: 'services/services.tsx', load: () => import('./pages/services/services.tsx') },
  '/services-1': { file: 'services-1/services-1.tsx', load: () => import('./pages/services-1/services-1.tsx') },
  '/service-details': { file: 'service-details/service-details.tsx', load: () => import('./pages/service-details/service-details.tsx') },
  '/services/air-conditioning': service,
  '/services/bodywork': service,
  '/services/customization': service,
  '/services/diagnostic': service,
  '/services/electrical': service,
  '/services/inspection': service,
  '/services/maintenance': service,
  '/services/repair': service,
  '/services/transmission': service,
  '/projects': { file: 'projects/projects.tsx', load: () => import('./pages/projects/projects.tsx') },
  '/projects/project-a': project,
  '/projects/project-b': project,
  '/projects/project-c': project,
  '/projects/project-d': project,
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

/** Every part in every state. Only `npm run dev` shows it: what a build never asks for, it leaves out. */
const designSystem: Route | undefined = import.meta.env.DEV
  ? { file: 'design-system/design-system.tsx', load: () => import('./pages/design-system/design-system.tsx') }
  : undefined

export function routeTo(path: string): Route {
  if (path === '/design-system' && designSystem) return designSystem
  return pageAt(path) ? routes[path as PagePath] : notFound
}
