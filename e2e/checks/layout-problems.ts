/** Runs in the page. Returns what makes it scroll sideways. */
export function beyondTheEdge(): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return []
  const scrolls = (element: Element | null): boolean =>
    element !== null && (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
  return [
    `${document.documentElement.scrollWidth} px wide`,
    ...[...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && !scrolls(element.parentElement))
      .slice(0, 4)
      .map(({ tagName, textContent }) => `${tagName} '${textContent?.trim().slice(0, 40)}'`),
  ]
}

/** Runs in the page. Returns the links and controls that are too small for touch. Links within a sentence may be as small as its text (WCAG 2.5.8). */
export function smallTargets(): string[] {
  const primary = 'a[href^="/appointment"], a[href^="tel:"], button[type=submit], [popovertarget], aside a'
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')].flatMap((element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || element.closest('.visually-hidden')) return []
    const label = element instanceof HTMLInputElement && /checkbox|radio/.test(element.type) ? element.closest('label') : null
    const { width, height } = (label ?? element).getBoundingClientRect()
    if (width <= 1 || height <= 1) return []
    const inSentence =
      getComputedStyle(element).display === 'inline' && element.parentElement?.textContent?.trim() !== element.textContent?.trim()
    // A card whose link covers it.
    const cover = getComputedStyle(element, '::after').position === 'absolute'
    if (inSentence || cover) return []
    const needed = element.matches(primary) ? 44 : 24
    // Half a pixel for rounding.
    if (width >= 23.5 && height >= needed - 0.5) return []
    const name = element.textContent?.trim() || element.getAttribute('aria-label') || element.getAttribute('name')
    return [`${element.tagName} '${name?.slice(0, 30)}' is ${Math.round(width)} by ${Math.round(height)}, of ${needed} px`]
  })
}

/** Runs in the page. Returns contact details that the footer repeats right below, and breadcrumbs on two lines or cut off. */
export function phoneProblems(): string[] {
  const footer = document.querySelector('footer')?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
  const addresses = [...document.querySelectorAll('main address')].filter((address) => address.checkVisibility())
  const trail = document.querySelector('[aria-label=Breadcrumb] ol')
  return [
    ...addresses
      .map((address) => Math.round(footer - address.getBoundingClientRect().bottom))
      .filter((gap) => gap < 400)
      .map((gap) => `contact details ${gap} px above the footer`),
    ...(trail && trail.getBoundingClientRect().height > 40 ? ['breadcrumbs on two lines'] : []),
    ...[...(trail?.children ?? [])].flatMap((crumb) => {
      const [line, { top, right }] = [(trail as Element).getBoundingClientRect(), crumb.getBoundingClientRect()]
      return top < line.bottom && right > line.right + 1 ? [`the breadcrumb '${crumb.textContent}' is cut off`] : []
    }),
  ]
}

/** Runs in the page. Returns the words that are on two lines, without those that are hyphenated. */
export function brokenWords(): string[] {
  return [...document.querySelectorAll<HTMLElement>('h1, h2, h3, dd, dt, button, a')].flatMap((element) => {
    if (!element.checkVisibility() || getComputedStyle(element).hyphens === 'auto' || element.closest('address')) return []
    const found: string[] = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\p{Pd}/@.]+/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const [first, ...rest] = [...range.getClientRects()].filter(({ width }) => width > 0)
        if (first && rest.some(({ top }) => Math.abs(top - first.top) > 4)) found.push(word)
      }
    }
    return found
  })
}

/** Runs in the page. Returns the orange buttons that are in view. */
export function orangeButtons(): string[] {
  return [...document.querySelectorAll('a, button')].flatMap((button) => {
    const { top, bottom } = button.getBoundingClientRect()
    const isInView = bottom > 0 && top < innerHeight && button.checkVisibility({ visibilityProperty: true })
    return isInView && getComputedStyle(button).backgroundColor === 'rgb(255, 90, 31)' ? [button.textContent?.trim() ?? ''] : []
  })
}

/** Runs in the page. Returns the addresses and lists of links with two lines more than 48 px apart, which somebody has stretched. */
export function stretchedColumns(): string[] {
  return [...document.querySelectorAll('main :is(address, nav ul)')].flatMap((column) => {
    const text = document.createRange()
    text.selectNodeContents(column)
    const lines = [...text.getClientRects()].filter(({ width }) => width > 0).sort((a, b) => a.top - b.top)
    let bottom = lines[0]?.bottom ?? 0
    return lines.flatMap((line) => {
      const gap = Math.round(line.top - bottom)
      bottom = Math.max(bottom, line.bottom)
      return gap > 48 ? [`${gap} px in '${column.textContent?.slice(0, 40)}'`] : []
    })
  })
}

/** Runs in the page. Returns how many parts stick to the window’s top, and which would do so behind the header or reach beyond the screen. */
export function stickyParts(): { found: number; problems: string[] } {
  const parts = [...document.querySelectorAll<HTMLElement>('main *')].flatMap((element) => {
    const { position, top } = getComputedStyle(element)
    if (position !== 'sticky' || top === 'auto') return []
    const from = Number.parseFloat(top)
    return [{ name: element.textContent?.trim().slice(0, 30), from, to: Math.round(from + element.offsetHeight) }]
  })
  const bad = parts.filter(({ from, to }) => from < 64 || to > innerHeight)
  return { found: parts.length, problems: bad.map(({ name, from, to }) => `'${name}' from ${from} to ${to} px`) }
}

/** Runs in the page. Returns the names of the pictures in it that are visible, with the width at which the whole picture is shown. */
export function shownPictures(): { name: string; width: number }[] {
  return [...document.querySelectorAll<HTMLImageElement>('main picture img')]
    .filter((image) => image.checkVisibility())
    .map((image) => {
      // `object-fit` may crop the picture.
      const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
      // File names end in a hash.
      const name = image.src.replace(/^.*\//, '').split('.')[0] ?? ''
      return { name, width: Math.max(image.offsetWidth, image.offsetHeight * ratio) }
    })
}
