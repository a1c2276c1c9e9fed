import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { goodBooking } from '../../domain/enquiries/booking/booking.examples.ts'
import { percentile } from '../report.ts'
import { startSite } from '../site-process.ts'
import type { FilledDesk } from './fill-desk.ts'

const clients = 16
const turns = 3

/**
 * Returns the server's resident set in megabytes after the same load of visitors, without a desk and with one that staff read and sign in
 * to meanwhile: medians of three runs each, in turns.
 */
export async function compareMemory(
  env: Readonly<Record<string, string>>,
  filled: FilledDesk,
  seconds: number,
): Promise<{ with: number; without: number }> {
  const root = await buildWithoutDesk()
  const [withDesk, without]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < turns; turn++) {
    without.push(await memoryAfterLoad({ root, env, seconds }))
    withDesk.push(await memoryAfterLoad({ env, seconds, filled }))
  }
  await rm(root, { recursive: true })
  return { with: percentile(withDesk, 0.5), without: percentile(without, 0.5) }
}

/** Returns the root of a copy of the build whose desk has no application and no assets. */
async function buildWithoutDesk(): Promise<string> {
  const built = join(import.meta.dirname, '..', '..', 'dist')
  const root = await mkdtemp(join(tmpdir(), 'without-desk-'))
  const build = join(root, 'dist')
  await mkdir(join(build, 'desk', 'client', 'assets'), { recursive: true })
  await mkdir(join(build, 'desk', 'server'))
  await writeFile(join(build, 'desk', 'server', 'index.js'), 'export const permissions = []; export const handleDesk = () => {}')
  await writeFile(join(root, 'package.json'), '{"type":"module"}')
  await symlink(join(built, '..', 'node_modules'), join(root, 'node_modules'))
  // A copy, because a program's own folder is that of the real file.
  await cp(join(built, 'server-main'), join(build, 'server-main'), { recursive: true })
  for (const name of await readdir(built)) {
    if (name !== 'desk' && name !== 'server-main') await symlink(join(built, name), join(build, name))
  }
  return root
}

type Load = { root?: string; env: Readonly<Record<string, string>>; seconds: number; filled?: FilledDesk }

async function memoryAfterLoad({ root, env, seconds, filled }: Load): Promise<number> {
  const site = await startSite({ env, ...(root && { root }) })
  const end = performance.now() + seconds * 1000
  let sent = 0
  const ask = async (path: string, init?: RequestInit) => void (await (await fetch(site.url + path, init)).arrayBuffer())
  const appointments = [
    () => ask('/'),
    () => ask('/services/repair', { headers: { 'accept-encoding': 'identity' } }),
    () => ask(`/no-such-page-${sent}`),
    () => ask('/contact', { method: 'POST', body: new URLSearchParams({ name: 'A', message: `No. ${sent}` }) }),
    () => ask('/appointment', { method: 'POST', body: new URLSearchParams({ ...goodBooking, message: `No. ${sent}` }) }),
  ]
  const visitor = async () => {
    while (performance.now() < end) await appointments[sent++ % appointments.length]?.()
  }
  const staff = async () => {
    const headers = { cookie: filled?.cookie ?? '' }
    while (performance.now() < end) {
      await ask('/desk/inbox', { headers })
      await ask(`/desk/enquiries/${filled?.enquiry}`, { headers })
      const body = new URLSearchParams({ email: filled?.email ?? '', password: filled?.password ?? '' })
      await ask('/desk/sign-in', { method: 'POST', body, redirect: 'manual' })
    }
  }
  await Promise.all([...Array.from({ length: clients }, visitor), ...(filled ? [staff()] : [])])
  const status = await readFile(`/proc/${site.child.pid}/status`, 'utf8')
  await site.end()
  return Number(status.match(/VmRSS:\s+(\d+)/)?.[1]) / 1000
}
