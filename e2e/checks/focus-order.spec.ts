import { expect, test } from '../workshop-fixture.ts'
import { mainPaths, otherPaths } from './page-paths.ts'

for (const [which, paths, tag] of [
  ['each main page', mainPaths, undefined],
  ['each other page', otherPaths, '@nightly'],
] as const)
  test(`focus moves in the order in which ${which} reads, on a phone and a computer`, { tag }, async ({ read }) => {
    const problems: string[] = []
    for (const path of paths) {
      const page = await read(path, 390)
      for (const width of [390, 1100]) {
        await page.setViewportSize({ width, height: 844 })
        problems.push(...(await page.evaluate(leaps)).map((leap) => `${path} at ${width} px: ${leap}`))
      }
    }
    expect(problems).toEqual([])
  })

/** Runs in the page. Returns the steps that Tab makes up the page without going to another column on the right. */
function leaps(): string[] {
  const stops = [...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea, summary, [tabindex="0"])')]
  const shown = stops.filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }) && stop.getBoundingClientRect().width > 1,
  )
  // Rows that scroll sideways have items outside the screen.
  const boxes = shown
    .filter((stop) => !stop.closest('[aria-roledescription=carousel] ul'))
    .map((stop) => ({ stop, box: stop.getBoundingClientRect() }))
  return boxes.flatMap(({ stop, box }, i) => {
    const before = boxes[i - 1]
    const goesUp = before && box.bottom <= before.box.top + 1
    if (!goesUp || box.left >= before.box.right - 1) return []
    const name = (each: HTMLElement) => (each.textContent?.trim() || each.getAttribute('name') || each.outerHTML).slice(0, 40)
    return [`from '${name(before.stop)}' up to '${name(stop)}'`]
  })
}
