import type { Facts } from '../workshop/facts.ts'
import type { FormPost } from './enquiries/form-post.ts'

// The contract between the server and the site's bundle (site/entry.server.tsx), with which it renders the pages.

/** What a document is rendered with. */
export type Rendering = {
  /** The site's own origin, for absolute URLs: 'https://www.example.co.nz'; '' if the server doesn't know it. */
  origin: string
  moment: Date
  facts: Facts
}

/** What a document has besides its page. Styles and scripts are inserted unescaped. */
export type Assets = {
  /** Inline CSS. */
  style?: string
  stylesheets?: readonly string[]
  /** Whether their rules are in `style` already. Then the links only tell Vite's loader not to fetch the files. */
  stylesheetsInlined?: boolean
  scripts?: readonly { attributes?: Readonly<Record<string, string>>; text?: string }[]
}

/** A rendered page. `files`: the sources whose scripts and styles it needs. `documentWith` returns its complete HTML. */
type RenderedPage = { status: number; files: readonly string[]; documentWith(assets: Assets): string }

export type SiteBundle = {
  /** The URLs of all documents but the not-found page, and that page's path. */
  documents: readonly string[]
  notFoundPath: string
  /** The source of the script that hydrates every page. */
  clientEntry: string
  /** Where the forms post to. */
  endpoints: readonly string[]
  /** Renders the page at a URL. `posted`: the result of a form post. */
  renderPage(url: URL, rendering: Rendering, posted?: FormPost): Promise<RenderedPage>
  /** Returns the texts of the web app manifest, robots.txt and, if the origin is known, sitemap.xml, by name. */
  siteFiles(rendering: Rendering): Readonly<Record<string, string>>
}
