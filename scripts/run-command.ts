import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** What was done with a command: its exit code (1 when it could not start), and its output when `quiet`. */
export type Ended = { code: number; output: string }

/**
 * Runs a command at the root of the checkout, where the programs of node_modules are found first.
 * @param env variables that are set for this command on top of ours
 * @param quiet keeps the output instead of showing it
 * @param user runs as that user of the machine, in the folder `cwd`
 */
export function runCommand(
  [program = '', ...given]: readonly string[],
  { env = {}, quiet = false, user, cwd = root }: { env?: NodeJS.ProcessEnv; quiet?: boolean; user?: User; cwd?: string } = {},
): Promise<Ended> {
  const path = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`
  const child = spawn(program, given, {
    cwd,
    ...user,
    env: { ...process.env, PATH: path, ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    // On Windows the programs of node_modules are .cmd files, which only a shell starts.
    shell: process.platform === 'win32',
  })
  let output = ''
  child.stdout?.on('data', (text) => (output += text))
  child.stderr?.on('data', (text) => (output += text))
  const stopped = () => child.kill('SIGTERM')
  process.once('exit', stopped)
  return new Promise((resolve) => {
    const end = (code: number) => {
      process.off('exit', stopped)
      resolve({ code, output })
    }
    child.once('error', (error) => {
      output += error.message
      if (!quiet) console.error(error.message)
      end(1)
    })
    child.once('close', (code) => end(code ?? 1))
  })
}

export type User = { uid: number; gid: number }
