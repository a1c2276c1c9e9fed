import { copyFile, cp, glob, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listFiles } from '../list-files.ts'
import { runCommand } from '../run-command.ts'

/** Follows the how-tos in a copy of the project, builds it, and looks for what they promise. */
const root = join(import.meta.dirname, '../..')
let copy: string

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'how-to-'))
  const sources = listFiles().filter((file) => !/^(?:benchmarks|docs|e2e|art\/scenes)\/|\.test\.tsx?$/.test(file))
  // With the pictures and fonts that are made already, because making them takes minutes.
  const made = ['.cache/placeholders.json', 'site/public/assets', 'site/design/fonts']
  for (const path of [...sources, ...made]) await cp(join(root, path), join(copy, path), { recursive: true })
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')

  for (const guide of ['add-a-service', 'add-a-project', 'add-a-post'])
    await follow(await readFile(join(root, `docs/how-to/${guide}.md`), 'utf8'))
  // The photographs of project A, under the names of the new one.
  for (const folder of ['art/originals', 'site/public/assets/pictures']) {
    for (const file of await readdir(join(copy, folder))) {
      if (file.startsWith('project-a-'))
        await copyFile(join(copy, folder, file), join(copy, folder, file.replace('project-a-', 'project-e-')))
    }
  }
  const { code, output } = await runCommand(['node', 'scripts/build.ts'], { cwd: copy, quiet: true })
  expect(code, output).toBe(0)
}, 600_000)

afterAll(() => rm(copy, { recursive: true, force: true }))

describe('a service that was added by its how-to', () => {
  test('has a page with its words, its picture and its structured data', async () => {
    const html = await page('services/tyres')
    expect(html).toContain('<title>Tyres and wheel alignment | ')
    expect(html).toContain('<li>Wheel alignment</li>')
    expect(html).toContain('alt="An alloy wheel with an orange caliper behind it, ready for its new tyre."')
    expect(html).toMatch(/src="\/assets\/tyres-[\w-]+\.svg"/)
    expect(html).toContain('"@type":"Service","name":"Tyres and Wheel Alignment"')
    expect(html).toContain('content="Tyres fitted, balanced and rotated')
  })

  test('has its scripts listed in its page, with its own texts and no others', async () => {
    const texts = await scriptsOf('services/tyres')
    expect(texts).toContain('how much tread you’ve got left')
    expect(texts).not.toContain('A gearbox gives you early warning')
  })

  test('leaves the long texts out of the lists of services', async () => {
    const texts = await scriptsOf('.')
    expect(texts).toContain('New tyres fitted and balanced, punctures repaired')
    expect(texts).not.toContain('how much tread you’ve got left')
  })

  test('has a card, a line on the home page and a link on all other service pages', async () => {
    for (const path of ['services', '.', 'services/repair']) expect(await page(path)).toContain('href="/services/tyres"')
    expect(await page('services')).toContain('New tyres fitted and balanced, punctures repaired')
    expect(await page('services')).toContain('Ten services under one roof')
  })

  test('has its part of the car, at its place', async () => {
    const html = await page('.')
    expect(html).toMatch(/href="\/services\/tyres"><span[^>]*>Rear tyre</)
    expect(html).toContain('with ten parts numbered')
    expect(html).toMatch(/\[href="?\/services\/tyres"?\]\{--x:\.8;--y:\.6\}/)
  })

  test('can be booked, and its page leads to the form with it chosen', async () => {
    expect(await page('appointment')).toContain('<option>Tyre Services</option>')
    expect(await page('services/tyres')).toContain('href="/appointment?service=Tyre%20Services"')
    const { pages } = JSON.parse(await readFile(join(copy, 'build/pages.json'), 'utf8'))
    const form = await readFile(join(copy, 'build/client', pages['/appointment?service=Tyre%20Services'].file), 'utf8')
    expect(form).toContain('<option selected="">Tyre Services</option>')
  })

  test('is in the sitemap, and a shared link shows its picture', async () => {
    expect(await readFile(join(copy, 'build/client/sitemap.xml'), 'utf8')).toContain('/services/tyres</loc>')
    expect(await Array.fromAsync(glob('services-tyres.*.jpg', { cwd: join(copy, 'build/client/assets/cards') }))).toHaveLength(1)
  })
})

describe('a project that was added by its how-to', () => {
  test('has a page with its car, its story and eighteen pictures', async () => {
    const html = await page('projects/project-e')
    expect(html).toContain('<title>Suzuki Swift 2021 collision repair | ')
    expect(html).toContain('We photograph the dent')
    for (const shape of ['Wide', 'Tall'])
      expect(html.match(new RegExp(`alt="${shape} picture \\d of the repaired Swift."`, 'g'))).toHaveLength(9)
  })

  test('has a card in the lists of projects, and a line in the sitemap', async () => {
    for (const path of ['projects', '.']) expect(await page(path)).toContain('Collision Repair, Suzuki Swift 2021')
    expect(await readFile(join(copy, 'build/client/sitemap.xml'), 'utf8')).toContain('/projects/project-e</loc>')
  })
})

describe('a post that was added by its how-to', () => {
  test('is the first in both blogs and in their sidebar', async () => {
    for (const path of ['blog-1', 'blog-2', 'blog-details']) {
      const [first] = (await page(path)).match(/When to change a cambelt|What a WoF checks/) ?? []
      expect(first).toBe('When to change a cambelt')
    }
    expect(await page('blog-1')).toContain('alt="A four-cylinder engine from the left, its cambelt cover facing us."')
    expect(await page('blog-2')).toContain('If nobody knows when it was last done')
  })
})

function page(path: string): Promise<string> {
  return readFile(join(copy, 'build/client', path, 'index.html'), 'utf8')
}

/** The scripts that a page lists, as one text. */
async function scriptsOf(path: string): Promise<string> {
  const files = [...(await page(path)).matchAll(/\/assets\/[\w.-]+\.js/g)].map(([file]) => file)
  return (await Promise.all(files.map((file) => readFile(join(copy, 'build/client', file), 'utf8')))).join('')
}

/** Does what the code of a how-to shows: writes the file, and adds the two lines to the list. */
async function follow(guide: string): Promise<void> {
  const [, file = '', source = ''] = guide.match(/```ts\n\/\/ (\S+)\n([\s\S]*?)```/) ?? []
  await mkdir(dirname(join(copy, file)), { recursive: true })
  await writeFile(join(copy, file), source)
  const [, list = '', line = '', entry = ''] = guide.match(/```diff\n \/\/ (\S+)\n\+(.*)\n\+ {2}(.*),\n```/) ?? []
  expect(line).toContain(basename(file))
  const text = await readFile(join(copy, list), 'utf8')
  // Before the bracket that ends the list.
  const longer = text.replace(/,?\s*\](?=\n|\.)/, `, ${entry}]`)
  expect(longer).not.toBe(text)
  await writeFile(join(copy, list), `${line}\n${longer}`)
}
