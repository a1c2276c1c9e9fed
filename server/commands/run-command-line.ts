import { openStore, type Store } from '../database/store.ts'
import { storeSettings } from '../database/store-settings.ts'
import { readSettings, type Settings, SettingsError } from '../settings.ts'

/** The store, the settings and the output of a command. `print` writes a line to stdout. */
export type CommandContext = { store: Store; settings: Settings; print: (line: string) => void }

/** Resolves to the exit code: 0 for success, 1 for failure, 2 for a usage error. */
type Command = (args: readonly string[], context: CommandContext) => Promise<number>

/** Runs a command on the store named by the settings, then exits. The store must exist; a server may be using it. */
export async function runCommandLine(command: Command): Promise<never> {
  process.umask(0o077)
  return await exitWith(async (args, { settings, print }) => {
    const store = await openStore({ ...storeSettings(settings), mustExist: true })
    const code = await command(args, { store, settings, print })
    await store.close()
    return code
  })
}

/** Runs a command that needs no store, then exits. */
export async function exitWith(run: (args: readonly string[], context: Omit<CommandContext, 'store'>) => Promise<number>): Promise<never> {
  try {
    const settings = readSettings(process.env)
    process.exit(await run(process.argv.slice(2), { settings, print: (line) => void process.stdout.write(`${line}\n`) }))
  } catch (error) {
    process.stderr.write(`${error instanceof SettingsError ? error.message : `The command failed: ${(error as Error).message}`}\n`)
    process.exit(1)
  }
}
