import { type PagePath, pages } from '../content/pages.ts'
import { projectPath, projectPictureName } from '../content/project.ts'
import { projectCards } from '../content/project-cards.ts'
import { servicePath, servicePicture } from '../content/service.ts'
import { serviceCards } from '../content/service-cards.ts'

/** The preview of a shared link: a picture from art/pictures.ts beside a title. */
type OpenGraphImage = { title: string; picture: string }

/** Pages whose image has a picture other than the torque wrench, or text other than the page's title. */
const own: Partial<Record<string, Partial<OpenGraphImage>>> = {
  '/': { title: 'Measured twice.\nFixed once.', picture: 'service-repair' },
  '/home': { title: 'Measured twice.\nFixed once.', picture: 'service-repair' },
  '/appointment': { picture: 'service-maintenance' },
  '/services': { picture: 'service-repair' },
  '/services-1': { picture: 'service-customization' },
  '/service-details': { picture: 'product-spark-plug' },
  '/projects': { picture: 'service-bodywork' },
  '/projects-details': { picture: 'sample-project-1' },
  '/pricing': { picture: 'product-oil-filter' },
  '/faq': { picture: 'product-tyre' },
  '/testimonials': { picture: 'service-repair' },
  '/blog-1': { picture: 'post-tyres' },
  '/blog-2': { picture: 'post-oil' },
  '/blog-details': { picture: 'post-tyres' },
  '/shop': { picture: 'product-car-wheels' },
  '/products-details': { picture: 'product-tyre' },
  '/cart': { picture: 'product-oil-filter' },
  '/checkout': { picture: 'product-brake-disk' },
  '/contact': { picture: 'technicians-electrical' },
  ...Object.fromEntries(serviceCards.map((service) => [servicePath(service), { picture: servicePicture(service) }])),
  ...Object.fromEntries(projectCards.map((project) => [projectPath(project), { picture: projectPictureName(project, 'wide-1') }])),
  // The picture is cropped nearly square: of these cars, the damaged part from near by.
  '/projects/project-b': { picture: 'project-b-tall-1' },
  '/projects/project-c': { picture: 'project-c-tall-1' },
}

/** Returns what a page's Open Graph image shows. */
export function openGraphImageOf(path: PagePath): OpenGraphImage {
  return { title: pages[path]?.title ?? '', picture: 'technicians-mechanical', ...own[path] }
}
