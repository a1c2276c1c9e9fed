const files = import.meta.glob<string>('../art/drawings/*.svg', { query: '?url', import: 'default', eager: true })

/**
 * Returns the URL of the line drawing that content names.
 * @throws when art/drawings has none of that name, which fails the build
 */
export function drawingUrl(name: string): string {
  const url = files[`../art/drawings/${name}.svg`]
  if (!url) throw new Error(`There is no art/drawings/${name}.svg.`)
  return url
}
