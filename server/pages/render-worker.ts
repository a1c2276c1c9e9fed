import { isDeepStrictEqual } from 'node:util'
import { parentPort, workerData } from 'node:worker_threads'
import type { Rendering } from '../../domain/site-bundle.ts'
import { loadBuiltPages, type Manifest, renderPages } from './render-pages.ts'

/** `buildDir`: absolute path of the build output. `manifest`: of the files that the server sends. */
export type RenderRequest = { buildDir: string; manifest: Manifest; rendering: Rendering }

const { buildDir, manifest, rendering }: RenderRequest = workerData
const built = await loadBuiltPages(buildDir)
if (!isDeepStrictEqual(built.manifest, manifest))
  throw new Error('The site has been built again since the server started. Restart the server.')
parentPort?.postMessage(await renderPages(built, rendering))
