import type { FormPost } from '../../domain/enquiries/form-post.ts'
import type { Facts } from '../../workshop/facts.ts'

/** What pages are rendered with: the site's own origin, '' if PUBLIC_URL isn't set, the moment, and the workshop's facts. */
export type Rendering = { origin: string; moment: Date; facts: Facts }

/** A rendered page. `files`: the sources whose scripts and styles it needs. */
type RenderedPage = { path: string; rendering: Rendering; body: string; status: number; files: readonly string[] }

type Script = { attributes: Readonly<Record<string, string>>; text: string }

/** What the server uses of the site's bundle (site/entry.server.tsx), from which it can't import the types. The build checks that they agree. */
export type SiteBundle = {
  /** The URLs of all documents but the not-found page, and that page's path. */
  documents: readonly string[]
  notFoundPath: string
  clientEntry: string
  endpoints: readonly string[]
  renderPage(url: URL, rendering: Rendering): Promise<RenderedPage>
  htmlDocument(
    parts: Pick<RenderedPage, 'path' | 'rendering' | 'body'> & {
      style: string
      stylesheets: readonly string[]
      stylesheetsInlined: boolean
      scripts: readonly Script[]
    },
  ): string
  renderWithoutScripts(path: string, rendering: Rendering, stylesheets: readonly string[], posted?: FormPost): Promise<string>
  /** The texts of robots.txt and sitemap.xml. */
  searchFiles(origin: string): Readonly<Record<string, string>>
}
