import { business } from './business.ts'
import { hoursLine } from './hours.ts'

/** A page of the site: what search engines and shared links say of it. */
export type Page = {
  title: string
  /** One or two sentences, at most 160 characters. */
  description: string
  /** A sample page waits for the workshop's own content: it is complete, but search engines are asked to pass it by. */
  sample: boolean
  /** The path that search engines keep, where it is not the page's own. */
  canonical?: string
}

const home: Page = {
  title: `${business.name}: repairs, WoF, bodywork and air conditioning`,
  description: `Mechanical, electrical, bodywork and air conditioning repairs under one roof in ${business.suburb}. ${hoursLine}.`,
  sample: false,
}

/** Every public page by its path. Prerendering, the sitemap and the tests are derived from this list. */
export const pages = {
  '/': home,
  '/home': { ...home, canonical: '/' },
  '/home-demo-two': {
    title: 'A second home page',
    description: 'A second way to lay out the home page, with sample text, plans and counters.',
    sample: true,
  },
  '/about': {
    title: 'About us',
    description:
      'Quality workmanship, expertise, fair pricing, commitment to safety and customer satisfaction: how the workshop works, and who does the work.',
    sample: false,
  },
  '/team': {
    title: 'Our team',
    description: 'The people of the workshop, shown with sample names until the real ones are in.',
    sample: true,
  },
  '/appointment': {
    title: 'Book an appointment',
    description:
      'Book your car in for a WoF, service, repair, diagnostics, bodywork or air conditioning. We call you back within opening hours.',
    sample: false,
  },
  '/services': {
    title: 'Services',
    description:
      'Nine services under one roof: bodywork, WoF, maintenance, electrical and hybrid, air conditioning, repair, diagnostic, transmission, customization.',
    sample: false,
  },
  '/services-1': {
    title: 'Services, in another style',
    description: 'Six sample services in another style of list.',
    sample: true,
  },
  '/service-details': {
    title: 'Engine services',
    description: 'Why engines need regular care, which problems we see most often, and what regular engine maintenance does about them.',
    sample: true,
  },
  '/services/air-conditioning': {
    title: 'Air conditioning',
    description:
      'Recharge, leak detection, compressors, condensers, heaters and climate control: fifteen tasks that keep the air in your car right.',
    sample: false,
  },
  '/services/bodywork': {
    title: 'Bodywork and collision repairs',
    description: 'Collision repair, dents, rust, paint, windscreens and trim: thirteen tasks that put the body of your car right again.',
    sample: false,
  },
  '/services/customization': {
    title: 'Customization',
    description:
      'Paint, sound, navigation, dash cameras, wheels, suspension, exhaust and lighting, fitted properly and certified where the law asks for it.',
    sample: false,
  },
  '/services/diagnostic': {
    title: 'Diagnostic',
    description:
      'Check engine light, electrical, fuel, brakes, transmission, hybrid and more: thirteen kinds of diagnosis before any part is replaced.',
    sample: false,
  },
  '/services/electrical': {
    title: 'Electrical and hybrid services',
    description: 'Batteries, alternators, starters, wiring, lights and sensors, and the high-voltage side of hybrids: twenty-one tasks.',
    sample: false,
  },
  '/services/inspection': {
    title: 'Inspection and WoF',
    description: 'WoF certification, pre-purchase and post-repair inspections: sixteen checks, told in plain words.',
    sample: false,
  },
  '/services/maintenance': {
    title: 'Maintenance',
    description: 'Minor and full services on time: oil, fluids, tyres, brakes, belts, battery, emissions and more, with every item listed.',
    sample: false,
  },
  '/services/repair': {
    title: 'Repair',
    description: 'Engine, brakes, suspension, steering, exhaust, cooling, fuel system, differential, drivetrain and clutch repairs.',
    sample: false,
  },
  '/services/transmission': {
    title: 'Transmission',
    description: 'Fluid, filters, seals, mounts, clutches and torque converters: what keeps automatic and manual gearboxes shifting.',
    sample: false,
  },
  '/projects': {
    title: 'Projects',
    description: 'Four cars from arrival to hand-over: three collision repairs and one rust repair, each step in pictures.',
    sample: false,
  },
  '/projects/project-a': {
    title: 'Mazda 3 2019, collision repair',
    description: 'A Mazda 3 of 2019 after a front corner collision: stripped, straightened, primed, painted and handed over.',
    sample: false,
  },
  '/projects/project-b': {
    title: 'Toyota Corolla 2017, collision repair',
    description: 'A Toyota Corolla of 2017 after a collision, step by step from arrival to hand-over.',
    sample: false,
  },
  '/projects/project-c': {
    title: 'Mitsubishi Outlander PHEV 2022, collision repair',
    description: 'A Mitsubishi Outlander PHEV of 2022 after a collision: panel, paint and a high-voltage system kept safe.',
    sample: false,
  },
  '/projects/project-d': {
    title: 'Landrover Discovery 4, rust repair',
    description: 'A Landrover Discovery 4 with rust: cut out, welded, sealed, painted and protected.',
    sample: false,
  },
  '/projects-details': {
    title: 'Project details',
    description: 'A sample project with its overview, its result and its facts.',
    sample: true,
  },
  '/pricing': {
    title: 'Pricing plan',
    description: 'Three sample plans with what each includes.',
    sample: true,
  },
  '/faq': {
    title: 'Frequently asked questions (FAQ)',
    description:
      'How often to change oil, when brake pads, batteries, tyres and air filters are due, and how to change a tyre: answers for New Zealand drivers.',
    sample: false,
  },
  '/testimonials': {
    title: 'Testimonials',
    description: 'What customers say, shown with sample voices until the real ones are in.',
    sample: true,
  },
  '/blog-1': {
    title: 'Blog',
    description: 'The latest posts of the workshop, as a grid.',
    sample: true,
  },
  '/blog-2': {
    title: 'Blog, with sidebar',
    description: 'The latest posts of the workshop, with categories, recent posts and tags.',
    sample: true,
  },
  '/blog-details': {
    title: 'A blog post',
    description: 'A post of the workshop with its comments.',
    sample: true,
  },
  '/shop': {
    title: 'Shop',
    description: 'Nine sample products: tyres, filters, brake discs, wheels, pumps, plugs, engines, steering wheels and headlights.',
    sample: true,
  },
  '/products-details': {
    title: 'Brand New Tyre',
    description: 'A sample product with its description and reviews.',
    sample: true,
  },
  '/cart': {
    title: 'Cart',
    description: 'A sample cart with four lines and its totals.',
    sample: true,
  },
  '/checkout': {
    title: 'Checkout',
    description: 'A sample checkout with billing details, summary and ways to pay.',
    sample: true,
  },
  '/contact': {
    title: 'Contact us',
    description: 'Call, e-mail or write to the workshop: address, phone numbers, opening hours and a contact form.',
    sample: false,
  },
  '/sign-in': {
    title: 'Sign in',
    description: 'The sign-in page; accounts are not open yet.',
    sample: true,
  },
  '/sign-up': {
    title: 'Sign up',
    description: 'The sign-up page; accounts are not open yet.',
    sample: true,
  },
  '/coming-soon': {
    title: 'Coming soon',
    description: 'Something new is on its way to the workshop.',
    sample: true,
  },
} as const satisfies Record<string, Page>

export type PagePath = keyof typeof pages

/** What no page has as its path; the document for all paths that are none of the site's is rendered under it. */
export const notFoundPath = '/404'

/** Shown, with the status 404, for every path that is none of the site's. */
export const notFoundPage: Page = {
  title: 'Oops! Page Not Found',
  description: 'The page might have been removed, renamed, or might be temporarily unavailable.',
  sample: true,
}

/** The page's facts, or nothing where there is no such page. */
export function pageAt(path: string): Page | undefined {
  return Object.hasOwn(pages, path) ? pages[path as PagePath] : undefined
}
