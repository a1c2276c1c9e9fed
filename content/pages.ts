import { hoursLine } from '../domain/opening-hours/hours-lines.ts'
import { projectCount, serviceCount } from './counts.ts'
import type { FactsText } from './facts-text.ts'
import { type ProjectPath, projectPath, projectTitle } from './project.ts'
import { projectCards } from './project-cards.ts'
import { type ServicePath, servicePath } from './service.ts'
import { serviceCards } from './service-cards.ts'

/** A page's title and description for search engines and shared links. */
export type Page = {
  /** The page's heading. */
  title: string
  /** One or two sentences, at most 160 characters. */
  description: FactsText
  /** A sample page still needs the workshop's own content. It works, but it's noindex and left out of the sitemap. */
  sample: boolean
  /** The canonical path, if it isn't the page's own. */
  canonical?: string
}

const servicePages: Record<ServicePath, Page> = Object.fromEntries(
  serviceCards.map((service) => [servicePath(service), { title: service.name, description: service.description, sample: false }]),
)

const projectPages: Record<ProjectPath, Page> = Object.fromEntries(
  projectCards.map((project) => [projectPath(project), { title: projectTitle(project), description: project.description, sample: false }]),
)

const home: Page = {
  title: 'Measured twice. Fixed once.',
  description: (facts) =>
    `Mechanical, electrical, bodywork and air conditioning repairs under one roof in ${facts.business.suburb}. Open ${hoursLine(facts)}.`,
  sample: false,
}

const listed = {
  '/': home,
  '/home': { ...home, canonical: '/' },
  '/home-demo-two': {
    title: 'Car repairs, explained in plain English',
    description: 'A second version of our home page, with sample text, plans and figures.',
    sample: true,
  },
  '/about': {
    title: 'About Us',
    description:
      'How we work and who does the work: quality workmanship, expertise, fair pricing, commitment to safety and customer satisfaction.',
    sample: false,
  },
  '/team': {
    title: 'Our team',
    description: 'The people at the workshop, with sample names for now.',
    sample: true,
  },
  '/appointment': {
    title: 'Appointment',
    description:
      'Book your car in for a WoF, service, repair, diagnostics, bodywork or air conditioning. We’ll call you back during opening hours.',
    sample: false,
  },
  '/services': {
    title: 'Services',
    description: `${serviceCount} services under one roof: servicing, WoF, repairs, diagnostics, electrical and hybrid, air conditioning, bodywork and more.`,
    sample: false,
  },
  '/services-1': {
    title: 'Our Services',
    description: 'Six sample services: wheels, engine, cooling, brakes, washing and tyres.',
    sample: true,
  },
  '/service-details': {
    title: 'Service Details',
    description: 'Why engines need regular care, the problems we see most often, and how regular maintenance prevents them.',
    sample: true,
  },
  ...servicePages,
  '/projects': {
    title: 'Projects',
    description: `${projectCount} repairs, step by step from drop-off to pick-up.`,
    sample: false,
  },
  ...projectPages,
  '/projects-details': {
    title: 'Projects Details',
    description: 'A sample project: what we agreed, what we did and how it turned out.',
    sample: true,
  },
  '/pricing': {
    title: 'Pricing',
    description: 'Three sample plans and what each one includes.',
    sample: true,
  },
  '/faq': {
    title: 'Frequently Asked Questions (FAQ)',
    description:
      'How often to change the oil, when brake pads, batteries, tyres and air filters are due, and how to change a tyre. Answers for New Zealand drivers.',
    sample: false,
  },
  '/testimonials': {
    title: 'Testimonials',
    description: 'What customers say, with sample quotes for now.',
    sample: true,
  },
  '/blog-1': {
    title: 'Blog Grid',
    description: 'Short reads about looking after your car.',
    sample: true,
  },
  '/blog-2': {
    title: 'Blog',
    description: 'Short reads about looking after your car, with categories, recent posts and tags.',
    sample: true,
  },
  '/blog-details': {
    title: 'What your tyres are telling you',
    description: 'A sample blog post with comments.',
    sample: true,
  },
  '/shop': {
    title: 'Shop',
    description:
      'Sample products: tyres, oil filters, brake discs, wheels, petrol pumps, spark plugs, engines, steering wheels and headlights.',
    sample: true,
  },
  '/products-details': {
    title: 'Shop Details',
    description: 'A sample tyre with its description and reviews.',
    sample: true,
  },
  '/cart': {
    title: 'Cart',
    description: 'A sample cart with four items and totals.',
    sample: true,
  },
  '/checkout': {
    title: 'Checkout',
    description: 'A sample checkout with billing details, order summary and ways to pay.',
    sample: true,
  },
  '/contact': {
    title: 'Contact Us',
    description: 'Call us, email us or drop in: our address, phone numbers, opening hours and contact form.',
    sample: false,
  },
  '/sign-in': {
    title: 'Sign In',
    description: 'Sign in to your account. Accounts aren’t open yet, and you don’t need one to book.',
    sample: true,
  },
  '/sign-up': {
    title: 'Sign Up',
    description: 'Sign up for an account. Accounts aren’t open yet, and you don’t need one to book.',
    sample: true,
  },
  '/coming-soon': {
    title: 'Coming Soon',
    description: 'Something new is coming to the workshop.',
    sample: true,
  },
} as const satisfies Record<string, Page>

/** The path of a page listed above, as opposed to one derived from a service or project. */
export type ListedPath = keyof typeof listed

export type PagePath = ListedPath | ServicePath | ProjectPath

/** Every public page by path. Prerendering, the sitemap and the tests use this list. */
export const pages: Readonly<Record<PagePath, Page>> = listed

/** The path that the not-found page is rendered under. No real page uses it. */
export const notFoundPath = '/404'

/** Served with status 404 for every unknown path. */
export const notFoundPage: Page = {
  title: 'Oops! Page Not Found',
  description: 'The page might have been removed, renamed, or might be temporarily unavailable.',
  sample: true,
}

/** Returns the page at a path, or undefined. */
export function pageAt(path: string): Page | undefined {
  return Object.hasOwn(pages, path) ? pages[path as PagePath] : undefined
}
