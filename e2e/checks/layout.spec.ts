import { givenFacts } from '../../workshop/facts.ts'
import { firstFacts } from '../../workshop/first-facts.ts'
import { expect, hydrated, test } from '../workshop-fixture.ts'

// Most need no scripts, which take half the time of a page.
test.use({ javaScriptEnabled: false })

test('an inner page’s heading is right below its breadcrumbs, and so is its lead', async ({ page }) => {
  const problems: string[] = []
  let heads = 0
  for (const path of [
    '/pricing',
    '/shop',
    '/cart',
    '/checkout',
    '/blog-1',
    '/blog-2',
    '/blog-details',
    '/faq',
    '/testimonials',
    '/sign-in',
    '/sign-up',
  ]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const [breadcrumbs, heading, lead] = await page
        .locator('main section')
        .first()
        .locator('nav, h1, h1 + *')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()))
      if (!breadcrumbs || !heading || !lead) {
        problems.push(`${path}: the head has no breadcrumbs or no lead`)
        continue
      }
      heads += 1
      if (heading.top - breadcrumbs.bottom > 24)
        problems.push(`${path} at ${width} px: ${heading.top - breadcrumbs.bottom} px above the heading`)
      if (lead.top - heading.bottom > 24) problems.push(`${path} at ${width} px: ${lead.top - heading.bottom} px below the heading`)
    }
  }
  expect(problems).toEqual([])
  expect(heads).toBe(22)
})

test('the cart’s amounts are right-aligned in their columns, beside the totals', async ({ page }) => {
  await page.route('**/assets/pictures/**', (route) => route.abort())
  await page.goto('/cart')
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const name of ['Unit Price', 'Total']) {
      const ends = await page.getByRole('table').evaluate((table, name) => {
        const column = [...table.querySelectorAll('thead th')].findIndex(({ textContent }) => textContent === name)
        return [...table.querySelectorAll('tr')].map((row) => {
          const range = document.createRange()
          range.selectNodeContents(row.children[column] as Element)
          return Math.round(range.getBoundingClientRect().right)
        })
      }, name)
      // The letter spacing after the last capital.
      expect(Math.max(...ends) - Math.min(...ends), `${name} at ${width} px: ${ends}`).toBeLessThanOrEqual(1)
    }
  }
  const [table, totals] = [
    await page.getByRole('table').boundingBox(),
    await page.getByRole('heading', { name: 'Cart Totals' }).locator('..').boundingBox(),
  ]
  expect(totals?.x ?? 0).toBeGreaterThan((table?.x ?? 0) + (table?.width ?? 0))
  expect(Math.abs((totals?.y ?? 0) - (table?.y ?? 0))).toBeLessThanOrEqual(2)
})

test('the parts beside a blog page or the generic service are one gap apart, and the last one stays in view', async ({ page }) => {
  await page.route('**/assets/pictures/**', (route) => route.abort())
  for (const [path, last] of [
    ['/blog-2', page.getByRole('region', { name: 'Newsletter' })],
    ['/blog-details', page.getByRole('region', { name: 'Newsletter' })],
    ['/service-details', page.getByRole('region', { name: 'Newsletter' })],
  ] as const) {
    await page.goto(path)
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      const gaps = await last.evaluate((last) => {
        const parts = last.closest('main > div > div')?.querySelectorAll('search, nav, section, aside[aria-labelledby]') ?? []
        const boxes = [...parts].map((part) => part.getBoundingClientRect()).sort((a, b) => a.top - b.top)
        return boxes.slice(1).map(({ top }, i) => Math.round(top - (boxes[i]?.bottom ?? 0)))
      })
      expect(gaps.length, path).toBeGreaterThanOrEqual(2)
      expect(new Set(gaps), `${path} at ${width} px: ${gaps}`).toEqual(new Set([48]))
    }
    await expect(last).toHaveCSS('position', 'sticky')
  }
})

test('labels of side-by-side fields line up, and so do the fields', async ({ page }) => {
  const problems: string[] = []
  let pairs = 0
  for (const path of ['/cart', '/checkout', '/contact', '/appointment', '/blog-details', '/projects-details']) {
    await page.goto(path)
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const { found, crooked } = await page.evaluate(fieldsBeside)
      pairs += found
      problems.push(...crooked.map((problem) => `${path} at ${width} px: ${problem}`))
    }
  }
  expect(pairs, 'fields side by side are found').toBeGreaterThan(10)
  expect(problems).toEqual([])
})

test('on a phone, a product can be bought in the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/products-details')
  const bar = await page.getByLabel('Call or book').boundingBox()
  for (const name of ['Buy Now!', 'Add To Cart']) {
    const button = await page.getByRole('link', { name }).boundingBox()
    expect((button?.y ?? 0) + (button?.height ?? 0), name).toBeLessThanOrEqual(bar?.y ?? 0)
  }
})

test('on a phone, the checkout begins with the order and ends with the payment', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/checkout')
  const parts = [
    page.getByRole('heading', { name: 'Your Order' }),
    page.getByRole('heading', { name: 'Billing Details' }),
    page.getByRole('group', { name: 'Payment' }),
    page.getByRole('link', { name: 'Place to Order' }),
  ]
  const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? 0))
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
})

test('contact shows prices, or says to ask for one', async ({ page }) => {
  const known = givenFacts(firstFacts.beforeYouCome).length > 0
  await page.goto('/contact')
  await expect(page.getByText('Want a price? Call us for a rough one. You’ll get the real one once we’ve checked your car.')).toHaveCount(
    known ? 0 : 1,
  )
  await expect(page.getByRole('region', { name: 'Before you come in' })).toHaveCount(known ? 1 : 0)
})

test('figures in a row are evenly spaced', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of ['/', '/home-demo-two']) {
    await page.goto(path)
    await page.evaluate(() => document.documentElement.toggleAttribute('data-render-all', true))
    const starts = await page
      .locator('main section[aria-label] > dl > div')
      .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().left))
    expect(starts.length, path).toBe(4)
    const steps = starts.slice(1).map((start, i) => Math.round(start - (starts[i] ?? 0)))
    expect(Math.max(...steps) - Math.min(...steps), `${path}: ${steps}`).toBeLessThanOrEqual(1)
  }
})

test('a field and its button line up, and what follows the form of an account page is right below it', async ({ page }) => {
  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height: 1024 })
    await page.goto('/coming-soon')
    const [field, submit] = [await page.getByLabel('Email').boundingBox(), await page.getByRole('button').boundingBox()]
    expect([field?.y, field?.height], `${width} px`).toEqual([submit?.y, submit?.height])
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const [path, form, other] of [
    ['/sign-in', 'Sign In', 'No account?'],
    ['/sign-up', 'Sign Up', 'Already have an account?'],
  ] as const) {
    await page.goto(path)
    const fields = await page.getByRole('form', { name: form }).boundingBox()
    const below = await page.getByText(other).boundingBox()
    expect(below?.y, path).toBeCloseTo((fields?.y ?? 0) + (fields?.height ?? 0), 0)
  }
})

test('the menu is on the screen of a phone with text at 200 %', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 })
})

test('a service prints in dark text on white', async ({ page }) => {
  await page.goto('/services/inspection')
  await page.emulateMedia({ media: 'print' })
  const pale = await page.evaluate(() => {
    const luminance = (colour: string) => {
      const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
      return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255
    }
    return [...document.querySelectorAll<HTMLElement>('body, body *')]
      .filter((element) => element.checkVisibility({ opacityProperty: true }))
      .flatMap((element) => {
        const { color, backgroundColor } = getComputedStyle(element)
        const text = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        const toned = !/, 0\)|transparent/.test(backgroundColor) && luminance(backgroundColor) < 0.99
        const name = `${element.tagName} '${element.textContent?.trim().slice(0, 30)}'`
        return [...(text && luminance(color) > 0.35 ? [`${name} is ${color}`] : []), ...(toned ? [`${name} is on ${backgroundColor}`] : [])]
      })
  })
  expect(pale).toEqual([])
})

test('on paper, rows that scroll on the screen are complete', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 900 })
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/', '/projects/project-a']) {
    await page.goto(path)
    const ends = await page.locator('main li:visible').evaluateAll((items) => items.map((item) => item.getBoundingClientRect().right))
    expect(Math.max(...ends), path).toBeLessThanOrEqual(720)
  }
})

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true })

  test('nothing wraps, overlaps or leaves the screen in the header, from 320 to 2560 px', async ({ page }) => {
    await page.goto('/services/electrical')
    await hydrated(page)
    const problems: string[] = []
    for (let width = 320; width <= 2560; width += 32) {
      await page.setViewportSize({ width, height: 900 })
      problems.push(...(await page.evaluate(headerProblems)).map((problem) => `${width} px: ${problem}`))
    }
    expect(problems).toEqual([])
  })

  test('a wide header stays in view with the phone number and the booking link, and a narrow one scrolls away', async ({ page }) => {
    await page.setViewportSize({ width: 1100, height: 900 })
    await page.goto('/services')
    await hydrated(page)
    const bar = page.getByRole('banner')
    for (const [width, stays] of [
      [1100, true],
      [1440, true],
      [1000, false],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      for (const link of [bar.locator('[href="/appointment"]:visible'), bar.locator('[href^="tel:+646"]:visible')]) {
        if (stays) await expect(link, `${width} px`).toBeInViewport({ ratio: 1 })
        else await expect(link, `${width} px`).not.toBeInViewport()
      }
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    expect((await bar.boundingBox())?.height ?? 0, 'height of the header without the facts').toBeLessThanOrEqual(64 + 45)
  })
})

/** Runs in the page. Compares the fields of each form that are side by side, from the top of their labels and of their inputs. */
function fieldsBeside(): { found: number; crooked: string[] } {
  const fields = [...document.querySelectorAll<HTMLLabelElement>('main form label')].flatMap((label) => {
    const { control } = label
    if (!control || label.contains(control) || !control.checkVisibility()) return []
    const box = control.getBoundingClientRect()
    return [{ form: label.closest('form'), name: label.textContent, label: label.getBoundingClientRect().top, box }]
  })
  let found = 0
  const crooked: string[] = []
  for (const [i, a] of fields.entries())
    for (const b of fields.slice(i + 1)) {
      const beside = a.form === b.form && a.box.right < b.box.left && a.box.top < b.box.bottom && b.box.top < a.box.bottom
      if (!beside) continue
      found += 1
      if (Math.abs(a.label - b.label) > 1) crooked.push(`the labels of '${a.name}' and '${b.name}'`)
      if (Math.abs(a.box.top - b.box.top) > 1) crooked.push(`'${a.name}' and '${b.name}'`)
    }
  return { found, crooked }
}

/** Runs in the page. */
function headerProblems(): string[] {
  const header = document.querySelector('header')
  if (!header) return ['there is no header']
  const problems: string[] = []
  const boxes: { text: string; box: DOMRect }[] = []
  const walker = document.createTreeWalker(header, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const text = node.textContent?.trim()
    if (!text || !node.parentElement?.checkVisibility()) continue
    const range = document.createRange()
    range.selectNode(node)
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
    const [first] = lines
    if (!first) continue
    if (lines.some(({ top }) => Math.abs(top - first.top) > 4)) problems.push(`'${text}' wraps`)
    if (lines.some(({ left, right }) => left < 0 || right > innerWidth)) problems.push(`'${text}' leaves the screen`)
    boxes.push({ text, box: range.getBoundingClientRect() })
  }
  for (const [i, a] of boxes.entries())
    for (const b of boxes.slice(i + 1)) {
      const apart = a.box.right <= b.box.left || b.box.right <= a.box.left || a.box.bottom <= b.box.top + 4 || b.box.bottom <= a.box.top + 4
      if (!apart) problems.push(`'${a.text}' overlaps '${b.text}'`)
    }
  // The name and the menu are in one row.
  const [brand, ...rest] = [
    ...header.querySelectorAll('a[href="/"]:not(li a), [popovertarget]:not(nav *), a[href="/appointment"]:not(nav *)'),
  ]
    .filter((element) => element.checkVisibility())
    .map((element) => element.getBoundingClientRect())
  if (!brand || rest.length === 0) problems.push('the name or what is beside it is missing')
  else if (rest.some(({ top, bottom }) => top > brand.bottom || bottom < brand.top)) problems.push('the bar has two rows')
  return problems
}
