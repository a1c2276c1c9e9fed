import { cardFile } from '../art/card-file.ts'
import { cardsHash } from '../art/cards.generated.ts'
import { business } from '../workshop/business.ts'
import { notFoundPage, pageAt } from '../workshop/pages.ts'
import { absolute } from './structured-data.ts'

/** What the head of a document says of its page, from the facts in workshop/pages.ts. */
export function Head({ path }: { path: string }) {
  const page = pageAt(path)
  const { title, description, sample, canonical = path } = page ?? notFoundPage
  return (
    <>
      <title>{title.includes(business.name) ? title : `${title} | ${business.name}`}</title>
      <meta name="description" content={description} />
      {sample ? <meta name="robots" content="noindex" /> : null}
      {page ? <SharedLink title={title} description={description} path={path} address={absolute(canonical)} /> : null}
    </>
  )
}

/** What a link to the page looks like where it is shared. */
function SharedLink({ title, description, path, address }: { title: string; description: string; path: string; address: string }) {
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={business.name} />
      <meta property="og:locale" content="en_NZ" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={absolute(cardFile(path, cardsHash))} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${title}. ${business.name}, ${business.landline.shown}.`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
