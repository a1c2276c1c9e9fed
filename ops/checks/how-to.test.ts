import { copyFile, cp, glob, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadSite } from '../../server/pages/load-site.ts'
import { runCommand } from '../../server/run-command.ts'
import { listFiles } from './list-files.ts'

/** Follows the how-tos in a copy of the project, builds it, and checks the results. */
const root = join(import.meta.dirname, '../..')
const publicUrl = 'https://www.workshop.example'
let copy: string

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'how-to-'))
  const sources = listFiles().filter((file) => !/^(?:benchmarks|docs|e2e)\/|\.test\.tsx?$/.test(file))
  // With existing pictures and fonts, because generating them takes minutes.
  const generated = ['site/public/assets', 'ui/fonts']
  for (const path of [...sources, ...generated]) await cp(join(root, path), join(copy, path), { recursive: true })
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')

  for (const guide of ['add-a-service', 'add-a-project', 'add-a-post'])
    await follow(await readFile(join(root, `docs/how-to/${guide}.md`), 'utf8'))
  // Uses the pictures of project A for the new one.
  for (const folder of ['art/originals', 'site/public/assets/pictures']) {
    for (const file of await readdir(join(copy, folder))) {
      if (file.startsWith('project-a-'))
        await copyFile(join(copy, folder, file), join(copy, folder, file.replace('project-a-', 'project-e-')))
    }
  }
  for (const command of [['build/build.ts'], ['server/commands/export.ts', 'exported']]) {
    const { code, output } = await runCommand(['node', ...command], { cwd: copy, quiet: true, env: { PUBLIC_URL: publicUrl } })
    expect(code, output).toBe(0)
  }
}, 600_000)

afterAll(() => rm(copy, { recursive: true, force: true }))

test('the code of the how-tos has no type errors', async () => {
  expect(await runCommand(['tsc', '-p', 'site/tsconfig.json'], { cwd: copy, quiet: true })).toEqual({ code: 0, output: '' })
})

describe('a service that was added by its how-to', () => {
  test('has a page with its words, its picture and its structured data', async () => {
    const html = await page('services/tyres')
    const promised = [
      '<title>Tyres and Wheel Alignment | ',
      'content="Tyres fitted, balanced and rotated',
      '<li>Wheel alignment</li>',
      'Can I still drive on it?',
      'alt="A drawing of a tyre cut across its tread, orange wear bars at the bottom of its grooves: 1.5 mm, the legal minimum."',
      '"@type":"Service","name":"Tyres and Wheel Alignment"',
    ]
    expect(missing(html, ...promised)).toEqual([])
  })

  test('lists scripts with its own texts and not those of other services', async () => {
    const texts = await scriptsOf('services/tyres')
    expect(missing(texts, 'how much tread you’ve got left')).toEqual([])
    expect(missing(texts, 'A gearbox gives you early warning')).not.toEqual([])
  })

  test('keeps its long texts out of the lists of services', async () => {
    const texts = await scriptsOf('.')
    expect(missing(texts, 'New tyres fitted and balanced, punctures repaired')).toEqual([])
    expect(missing(texts, 'how much tread you’ve got left')).not.toEqual([])
  })

  test('has a card, a line on the home page and a link on all other service pages', async () => {
    for (const path of ['services', '.', 'services/repair']) expect(missing(await page(path), 'href="/services/tyres"')).toEqual([])
    expect(missing(await page('services'), 'New tyres fitted and balanced, punctures repaired')).toEqual([])
    expect(missing(await page('services'), 'content="Ten services under one roof', '>Ten services under one roof')).toEqual([])
  })

  test('has its symptom on the drawn car, in the right place', async () => {
    const html = await page('.')
    expect(html.match(/for="\/services\/tyres">Bald tyres</)).not.toBeNull()
    expect(missing(html, 'with ten numbered spots')).toEqual([])
    expect(html.match(/\[for="?\/services\/tyres"?\]\{--x:\.876;--y:\.93\}/)).not.toBeNull()
  })

  test('can be booked, and its page links to the form with it selected', async () => {
    expect(missing(await page('appointment'), '<option value="Tyre Services">Tyre Services</option>')).toEqual([])
    expect(missing(await page('services/tyres'), 'href="/appointment?service=Tyre%20Services"')).toEqual([])
    const { byPath } = (await loadSite(join(copy, 'dist'))).current()
    const form = new TextDecoder().decode(byPath.get('/appointment?service=Tyre%20Services')?.variants.identity.body)
    expect(missing(form, '<option value="Tyre Services" selected="">Tyre Services</option>')).toEqual([])
  })

  test('is in the sitemap, and has an Open Graph image', async () => {
    expect(missing(await readFile(join(copy, 'exported/sitemap.xml'), 'utf8'), '/services/tyres</loc>')).toEqual([])
    expect(await Array.fromAsync(glob('services-tyres.*.jpg', { cwd: join(copy, 'exported/assets/open-graph') }))).toHaveLength(1)
  })
})

describe('a project that was added by its how-to', () => {
  test('has a page with its car, its story and eighteen pictures', async () => {
    const html = await page('projects/project-e')
    expect(missing(html, '<title>Collision Repair, Suzuki Swift 2021 | ')).toEqual([])
    expect(missing(html, 'We photograph the dent')).toEqual([])
    for (const series of ['Wide', 'Tall']) {
      const alts = new Set(html.match(new RegExp(`alt="${series} picture \\d of the repaired Swift\\."`, 'g')))
      expect(alts.size, series).toBe(9)
    }
    // They are photographs of the job itself.
    expect(html).not.toContain('econstruction')
  })

  test('has a card in the lists of projects, and a line in the sitemap', async () => {
    for (const path of ['projects', '.']) expect(missing(await page(path), 'Collision Repair, Suzuki Swift 2021')).toEqual([])
    expect(missing(await page('projects'), 'content="Five repairs, step by step', '>Five repairs from arrival')).toEqual([])
    expect(missing(await readFile(join(copy, 'exported/sitemap.xml'), 'utf8'), '/projects/project-e</loc>')).toEqual([])
  })
})

describe('a post that was added by its how-to', () => {
  test('comes first in both blogs and in their sidebar', async () => {
    for (const path of ['blog-1', 'blog-2', 'blog-details']) {
      const [first] = (await page(path)).match(/When to change a cambelt|What a WoF checks/) ?? []
      expect(first).toBe('When to change a cambelt')
    }
    expect(missing(await page('blog-1'), 'alt="A four-cylinder engine from the left, its cambelt cover facing us."')).toEqual([])
    expect(missing(await page('blog-2'), 'If nobody knows when it was last done')).toEqual([])
  })
})

describe('an export with PUBLIC_URL', () => {
  test('has it in canonical URLs, link previews, share links, sitemap and robots.txt', async () => {
    const html = await page('blog-details')
    expect(missing(html, `<link rel="canonical" href="${publicUrl}/blog-details"/>`, `content="${publicUrl}/assets/open-graph/`)).toEqual(
      [],
    )
    expect(missing(html, `sharer.php?u=${encodeURIComponent(`${publicUrl}/blog-details`)}`)).toEqual([])
    expect(missing(await readFile(join(copy, 'exported/sitemap.xml'), 'utf8'), `<loc>${publicUrl}/contact</loc>`)).toEqual([])
    expect(missing(await readFile(join(copy, 'exported/robots.txt'), 'utf8'), `${publicUrl}/sitemap.xml`)).toEqual([])
  })
})

/** Returns the texts that a page lacks, so that a failure doesn't print the whole page. */
function missing(html: string, ...texts: string[]): string[] {
  return texts.filter((text) => !html.includes(text))
}

function page(path: string): Promise<string> {
  return readFile(join(copy, 'exported', path, 'index.html'), 'utf8')
}

/** Returns the contents of all scripts that a page lists. */
async function scriptsOf(path: string): Promise<string> {
  const files = [...(await page(path)).matchAll(/\/assets\/[\w.-]+\.js/g)].map(([file]) => file)
  return (await Promise.all(files.map((file) => readFile(join(copy, 'exported', file), 'utf8')))).join('')
}

/** Applies the code in a how-to: writes its files, and adds its lines to lists. */
async function follow(guide: string): Promise<void> {
  for (const [, file = '', source = ''] of guide.matchAll(/```ts\n\/\/ (\S+)\n([\s\S]*?)```/g)) {
    await mkdir(dirname(join(copy, file)), { recursive: true })
    await writeFile(join(copy, file), source)
  }
  for (const [, list = '', diff = ''] of guide.matchAll(/```diff\n \/\/ (\S+)\n([\s\S]*?)```/g)) {
    const lines = diff
      .trimEnd()
      .split('\n')
      .map((line) => line.slice(1))
    const imports = lines.filter((line) => line.startsWith('import '))
    const entries = lines.filter((line) => !line.startsWith('import '))
    const text = await readFile(join(copy, list), 'utf8')
    // Before the closing bracket of the list.
    const longer = text.replace(/,?\s*\](?=\n|\.)/, `,\n${entries.join('\n')}\n]`)
    expect(longer).not.toBe(text)
    await writeFile(join(copy, list), [...imports, longer].join('\n'))
  }
}
