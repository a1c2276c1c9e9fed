/** Where a page's card is served. `hash` stands for all cards: they are made and renewed together. */
export function cardFile(path: string, hash: string): string {
  return `/assets/cards/${path.slice(1).replaceAll('/', '-') || 'index'}.${hash}.jpg`
}
