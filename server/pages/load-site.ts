import { once } from 'node:events'
import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { FormPost } from '../../domain/enquiries/form-post.ts'
import { wallClockAt } from '../../domain/opening-hours/dates.ts'
import { closingNotice, openingLineParts } from '../../domain/opening-hours/opening.ts'
import type { Rendering } from '../../domain/site-bundle.ts'
import type { Facts, OpeningTimes } from '../../workshop/facts.ts'
import { firstFacts } from '../../workshop/first-facts.ts'
import { anHour, forever, isVariant, readFolder, type ServedFile, servedFile } from '../http/served-file.ts'
import { loadBuiltPages, type RenderedSite, renderPages, renderWithoutScripts } from './render-pages.ts'
import type { RenderRequest } from './render-worker.ts'

/** The site in memory. Only what is in it is served, so no request can reach any other file. */
export type Site = {
  /** The pages and files of now. */
  current(): RenderedSite
  /** Renders a form's page with the result of a post without scripts. Resolves to the whole document. */
  renderFormPage(path: string, posted: FormPost): Promise<string>
  /** Renders a page with other facts, without scripts. Resolves to the whole document. */
  renderDraft(path: string, facts: Facts): Promise<string>
  /**
   * Renders the pages again if something that they say has changed since the last time.
   * @throws when a page can't be rendered; then all stay as they were
   */
  refresh(): Promise<void>
}

type SiteOptions = {
  /** The site's own origin; without it, pages have no canonical URL, and there is no sitemap. */
  origin?: string | undefined
  /** Milliseconds since 1970. */
  now?: () => number
  /** The workshop's, as they are now. */
  facts?: () => Facts
}

/**
 * Loads the built site and renders its pages.
 * @param buildDir absolute path of the build output: `client/`, `server/index.js`, `manifest.json` and `inline.js`
 * @throws when the site has not been built, or a page can't be rendered
 */
export async function loadSite(
  buildDir: string,
  { origin = '', now = Date.now, facts = () => firstFacts }: SiteOptions = {},
): Promise<Site> {
  const contents = await readFolder(join(buildDir, 'client'))
  const files = [...contents.keys()].filter((file) => !isVariant(contents, file))
  const fixed = files.map((file): [string, ServedFile] => [
    `/${file}`,
    servedFile(contents, file, file.startsWith('assets/') ? forever : anHour),
  ])
  const built = await loadBuiltPages(buildDir)

  const renderingNow = () => ({ origin, moment: new Date(now()), facts: facts() })

  async function render(renderAll: (rendering: Rendering) => Promise<RenderedSite>) {
    const rendering = renderingNow()
    const { byPath, notFound } = await renderAll(rendering)
    return { rendering, site: { byPath: new Map([...fixed, ...byPath]), notFound } }
  }

  let rendered = await render((rendering) => renderPages(built, rendering))
  return {
    current: () => rendered.site,
    renderFormPage: (path, posted) => renderWithoutScripts(path, built, renderingNow(), posted),
    renderDraft: (path, draft) => renderWithoutScripts(path, built, { ...renderingNow(), facts: draft }),
    async refresh() {
      if (saysTheSame(renderingNow(), rendered.rendering)) return
      rendered = await render((rendering) => renderInThread({ buildDir, manifest: built.manifest, rendering }))
    },
  }
}

/** Whether pages rendered with these would say the same, so that no new ones are needed. */
function saysTheSame(one: Rendering, other: Rendering): boolean {
  return one.facts === other.facts && pagesChangeWith(one.moment, one.facts) === pagesChangeWith(other.moment, other.facts)
}

/** Returns all that pages say about a moment, as one text. */
export function pagesChangeWith(moment: Date, times: OpeningTimes): string {
  return JSON.stringify([openingLineParts(moment, times), closingNotice(moment, times), wallClockAt(moment).date])
}

/** Renders in a thread of its own, which ends afterwards: no visitor waits for it, and its memory is free again. */
async function renderInThread(request: RenderRequest): Promise<RenderedSite> {
  // 'render-worker.ts' from source, 'render-worker.js' from the compiled server.
  const worker = new Worker(new URL(`./render-worker${extname(import.meta.filename)}`, import.meta.url), { workerData: request })
  try {
    const [rendered] = await once(worker, 'message')
    return rendered
  } finally {
    await worker.terminate()
  }
}
