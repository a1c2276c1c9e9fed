import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** The exit code of a command (1 if it could not start), and its output if `quiet`. */
type CommandResult = { code: number; output: string }

/**
 * Runs a command at the root of the checkout, with node_modules/.bin first on PATH.
 * @param env variables in addition to ours
 * @param quiet returns the output instead of printing it
 * @param user runs as this user of the machine
 */
export function runCommand(
  [program = '', ...args]: readonly string[],
  { env = {}, quiet = false, user, cwd = root }: { env?: NodeJS.ProcessEnv; quiet?: boolean; user?: User; cwd?: string } = {},
): Promise<CommandResult> {
  const path = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`
  const child = spawn(program, args, {
    cwd,
    ...user,
    env: { ...process.env, PATH: path, ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    // On Windows, programs in node_modules/.bin are .cmd files, which need a shell.
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
