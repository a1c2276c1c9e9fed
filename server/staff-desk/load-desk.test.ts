import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { embedded } from '../testing/databases.ts'
import { addStaff } from '../testing/staff.ts'
import { fakeDesk } from '../testing/test-desk.ts'
import { startTestServer } from '../testing/test-server.ts'
import { loadDesk } from './load-desk.ts'

test('the built desk is loaded with its assets and their compressed variants', async () => {
  const { dataDir: folder, remove } = await embedded()
  onTestFinished(remove)
  const assets = join(folder, 'desk/client/assets')
  await mkdir(assets, { recursive: true })
  await mkdir(join(folder, 'desk/server'))
  await expect(loadDesk(folder)).rejects.toMatchObject({ code: 'ERR_MODULE_NOT_FOUND' })
  await writeFile(join(folder, 'desk/server/index.js'), "export const handleDesk = () => 'handled'")
  for (const name of ['entry-1a.js', 'entry-1a.js.br', 'plate-2b.woff2']) await writeFile(join(assets, name), name)
  const desk = await loadDesk(folder)
  expect(desk.handleDesk({} as never, {} as never)).toBe('handled')
  expect([...desk.assets.keys()].sort()).toEqual(['/desk/assets/entry-1a.js', '/desk/assets/plate-2b.woff2'])
  expect(desk.assets.get('/desk/assets/entry-1a.js')).toMatchObject({
    type: 'text/javascript; charset=utf-8',
    cacheControl: 'public, max-age=31536000, immutable',
    variants: { br: { body: Buffer.from('entry-1a.js.br') } },
  })
})

test('each start makes a new link for the first owner until somebody has joined', async () => {
  const { dataDir, remove } = await embedded()
  onTestFinished(remove)
  const keys: (string | undefined)[] = []
  for (let start = 0; start < 3; start++) {
    const server = await startTestServer({ dataDir }, { desk: fakeDesk })
    keys.push(server.ownerKey)
    expect((await fetch(`${server.url}/desk/join`)).status).toBe(200)
    if (start === 1) await addStaff(server.store, { role: 'owner' })
    await server.stop()
  }
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{43}$/), expect.stringMatching(/^[\w-]{43}$/), undefined])
  expect(keys[0]).not.toBe(keys[1])
})

test('a server without a desk makes no link and has no desk pages', async () => {
  const server = await startTestServer()
  onTestFinished(() => server.remove())
  expect(server.ownerKey).toBeUndefined()
  expect((await fetch(`${server.url}/desk`)).status).toBe(404)
})
