import { readSettings, type Settings, SettingsError } from '../settings.ts'
import { openStore, type Store } from '../store/store.ts'
import { storeSettings } from '../store-settings.ts'

/** What a command works on. `say` writes a line for the person who gave it. */
export type CommandParts = { store: Store; settings: Settings; say: (line: string) => void }

/** @returns the exit code: 0 done, 1 not done, 2 not understood */
export type Command = (args: readonly string[], parts: CommandParts) => Promise<number>

/** Runs a command on the store that the settings name, which must be there, beside a running server or without one, and ends the process. */
export async function runCommandLine(command: Command): Promise<never> {
  process.umask(0o077)
  try {
    const settings = readSettings(process.env)
    const store = await openStore({ ...storeSettings(settings), mustExist: true })
    const code = await command(process.argv.slice(2), { store, settings, say: (line) => void process.stdout.write(`${line}\n`) })
    await store.close()
    process.exit(code)
  } catch (error) {
    process.stderr.write(`${error instanceof SettingsError ? error.message : `This could not be done: ${(error as Error).message}`}\n`)
    process.exit(1)
  }
}
