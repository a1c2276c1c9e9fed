import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Builder, By, type WebDriver, type WebElement } from 'selenium-webdriver'
import { freePort } from '../../server/testing/free-port.ts'
import { test as base, expect } from '../workshop-fixture.ts'

export type Webkit = {
  driver: WebDriver
  /** Opens a page of the workshop and waits until its scripts run, where it has any. */
  open: (path: string) => Promise<void>
  /** What the page has thrown or logged as an error since it was opened. */
  faults: () => Promise<string[]>
  /** Types each answer into the field of its name, or chooses it. */
  answer: (answers: Record<string, string>) => Promise<void>
  /** Presses the button, or follows the link, that is called so. */
  press: (name: string) => Promise<void>
  /** The script's result, once it is what is said. */
  expectScript: (script: string, result: unknown) => Promise<void>
  /** The page shows these words. */
  expectText: (text: string) => Promise<void>
}

/** WebKitGTK's own small browser, steered through WebDriver. Playwright's option `javaScriptEnabled` counts for it as well. */
export const test = base.extend<{ webkit: Webkit }, { webDriver: string }>({
  webDriver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are wanted from this pattern
    async ({}, use) => {
      // Writes the number of the display that it has found free.
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
        // We wait ourselves, to listen before the page's scripts come. 'eager' hangs in WebKitGTK 2.50.
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { args: ['--automation', `--enable-javascript=${javaScriptEnabled}`] },
      })
      .build()
    // While one document takes the place of another there is none that could run a script.
    const expectScript = (script: string, result: unknown) =>
      expect.poll(() => driver.executeScript(script).catch(String), { message: script, timeout: 15_000 }).toEqual(result)
    // Now and then WebKit says 'not interactable' of what it has scrolled to itself.
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
          // It comes alive for a visitor who does something.
          await driver.actions().move({ x: 1, y: 1 }).perform()
          await expectScript(isAlive, true)
        },
        faults: () => driver.executeScript('return window.faults'),
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
          const one = await driver.findElement(By.xpath(`//*[self::a or self::button][normalize-space()='${name}']`))
          await onceInView(one, () => one.click())
        },
        expectText: (text) => expectScript(`return document.body.innerText.includes(${JSON.stringify(text)})`, true),
      })
    } finally {
      await driver.quit()
    }
  },
})

export { expect }

/** WebKit's WebDriver tells nothing of a page's console. */
const listen = `
  if (!window.faults) {
    window.faults = []
    addEventListener('error', (event) => faults.push(String(event.message ?? event.target.src)), true)
    addEventListener('unhandledrejection', (event) => faults.push(String(event.reason)))
    console.error = (...words) => faults.push(words.join(' '))
  }`

/** React marks the elements that it has taken over. */
const isAlive = `return [...document.querySelectorAll('body *')].some((one) => Object.keys(one).some((key) => key.startsWith('__react')))`
