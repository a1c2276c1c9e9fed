import { postPicture } from '../content/post.ts'
import { posts } from '../content/posts.ts'
import { carOf, picturesOf, projectCardName, projectPictureName } from '../content/project.ts'
import { projects } from '../content/projects.ts'
import { servicePicture } from '../content/service.ts'
import { services } from '../content/services.ts'
import { products } from '../content/shop/products.ts'
import { tyre } from '../content/shop/tyre.ts'
import { workshopPhoto } from '../content/workshop-photo.ts'
import type { Picture } from './picture.ts'

/** The pictures of the services, projects, posts and products, as content/ describes them. */
export const servicePictures = byName(services.map((service) => [servicePicture(service), service.picture]))

export const postPictures = byName(posts.map((post) => [postPicture(post), post.picture]))

export const productPictures = byName([
  ...products.map(({ slug, alt }) => [`product-${slug}`, { alt }] as const),
  ['product-tyre-sidewall', { alt: tyre.sidewall.alt }],
  ['product-tyre-sidewall-phone', { alt: `${tyre.sidewall.alt} Narrower, for phones.` }],
])

export const projectPictures = byName(
  projects.flatMap((project) =>
    (['wide', 'tall'] as const).flatMap((shape) =>
      picturesOf(project, shape).map((picture, i) => {
        const name = projectPictureName(project, picture)
        return [name, { alt: project[shape][i] ?? '' }] as const
      }),
    ),
  ),
)

export const workshopPictures = byName(workshopPhoto ? [['workshop-photo', workshopPhoto]] : [])

/** Before and after of each project in one picture, for its card. */
export const projectCardPictures = byName(
  projects.map((project) => {
    const { before, after } = project.pair
    return [
      projectCardName(project),
      {
        divided: { before: projectPictureName(project, before), after: projectPictureName(project, after) },
        alt: `${carOf(project)}: damaged on the left of the picture, repaired on the right.`,
      },
    ] as const
  }),
)

function byName(entries: readonly (readonly [name: string, picture: Picture])[]): Readonly<Record<string, Picture>> {
  return Object.fromEntries(entries)
}
