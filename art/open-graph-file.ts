/** Returns the path of a page's Open Graph image. All of them share one `hash`, because they are generated together. */
export function openGraphFile(path: string, hash: string): string {
  return `/assets/open-graph/${path.slice(1).replaceAll('/', '-') || 'index'}.${hash}.jpg`
}
