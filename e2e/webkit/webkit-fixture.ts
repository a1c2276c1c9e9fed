import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Builder, By, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { freePort } from '../../server/testing/free-port.ts'
import { test as base, expect } from '../workshop-fixture.ts'

export type Webkit = {
  driver: WebDriver
  /** Opens a page of the site and waits until it is hydrated, unless scripts are off. */
  open: (path: string) => Promise<void>
  /** Exceptions and console errors since the page was opened. */
  errors: () => Promise<string[]>
  /** Types or selects each answer in the field with its name. */
  answer: (answers: Record<string, string>) => Promise<void>
  /** Clicks the button or link with this name. */
  press: (name: string) => Promise<void>
  /** Waits until the script returns this result. */
  expectScript: (script: string, result: unknown) => Promise<void>
  /** Waits until the page shows this text. */
  expectText: (text: string) => Promise<void>
}

/** WebKitGTK's MiniBrowser, controlled through WebDriver. Playwright's option `javaScriptEnabled` works for it too. */
export const test = base.extend<{ webkit: Webkit }, { webDriver: string }>({
  webDriver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the requested fixtures from this pattern
    async ({}, use) => {
      // With -displayfd it writes the number of the free display that it chose.
      const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x900x24'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
      const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')
      const port = await freePort()
      const env = { ...process.env, DISPLAY: `:${String(display).trim()}` }
      const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'inherit' })
      const url = `http://127.0.0.1:${port}`
      await expect.poll(async () => (await fetch(`${url}/status`).catch(() => undefined))?.ok, { timeout: 20_000 }).toBe(true)
      await use(url)
      driver.kill()
      screen.kill()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  webkit: async ({ webDriver, workshop, javaScriptEnabled }, use) => {
    const driver = await new Builder()
      .usingServer(webDriver)
      .withCapabilities({
        browserName: 'MiniBrowser',
        // We wait ourselves, so that we can listen for errors before the scripts run. 'eager' hangs in WebKitGTK 2.50.
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { args: ['--automation', `--enable-javascript=${javaScriptEnabled}`] },
      })
      .build()
    // Scripts fail while one document replaces another.
    const expectScript = (script: string, result: unknown) =>
      expect.poll(() => driver.executeScript(script).catch(String), { message: script, timeout: 15_000 }).toEqual(result)
    // WebKit sometimes reports 'not interactable' for an element that it has scrolled to itself.
    const onceInView = (element: WebElement, act: () => Promise<void>) =>
      expect(async () => {
        await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element)
        await act()
      }).toPass({ timeout: 15_000 })
    try {
      await use({
        driver,
        expectScript,
        async open(path) {
          await driver.get(workshop.url + path)
          await expectScript(`${listen}; return location.href`, new URL(path, workshop.url).href)
          await expectScript('return document.readyState === "complete"', true)
          if (!javaScriptEnabled) return
          // The first input hydrates the page. A key, because moving a pointer to where it already is sends no event.
          await driver.actions().sendKeys(Key.SHIFT).perform()
          await expectScript(isHydrated, true)
        },
        errors: () => driver.executeScript('return window.pageErrors'),
        async answer(answers) {
          for (const [name, answer] of Object.entries(answers)) {
            const field = await driver.findElement(By.css(`main [name=${name}]`))
            if ((await field.getTagName()) === 'select') {
              const choice = await field.findElement(By.xpath(`option[.='${answer}']`))
              await onceInView(field, () => choice.click())
            } else {
              if (await field.getAttribute('value')) await onceInView(field, () => field.clear())
              await field.sendKeys(answer)
            }
          }
        },
        async press(name) {
          const element = await driver.findElement(By.xpath(`//*[self::a or self::button][normalize-space()='${name}']`))
          await onceInView(element, () => element.click())
        },
        expectText: (text) => expectScript(`return document.body.innerText.includes(${JSON.stringify(text)})`, true),
      })
    } finally {
      await driver.quit()
    }
  },
})

export { expect }

/** WebKit's WebDriver doesn't report console messages. */
const listen = `
  if (!window.pageErrors) {
    window.pageErrors = []
    addEventListener('error', (event) => pageErrors.push(String(event.message ?? event.target.src)), true)
    addEventListener('unhandledrejection', (event) => pageErrors.push(String(event.reason)))
    console.error = (...words) => pageErrors.push(words.join(' '))
  }`

/** React adds properties to the elements that it has hydrated. */
const isHydrated = `return [...document.querySelectorAll('body *')].some((one) => Object.keys(one).some((key) => key.startsWith('__react')))`
