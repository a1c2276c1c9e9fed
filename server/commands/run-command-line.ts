import { readSettings, type Settings, SettingsError } from '../settings.ts'
import { openStore, type Store } from '../store/store.ts'
import { storeSettings } from '../store-settings.ts'

/** What a command gets. `say` prints a line. */
export type CommandParts = { store: Store; settings: Settings; say: (line: string) => void }

/** Resolves to the exit code: 0 for success, 1 for failure, 2 for wrong usage. */
export type Command = (args: readonly string[], parts: CommandParts) => Promise<number>

/** Runs a command on the store named by the settings, then exits. The store must exist; a server may be using it. */
export async function runCommandLine(command: Command): Promise<never> {
  process.umask(0o077)
  try {
    const settings = readSettings(process.env)
    const store = await openStore({ ...storeSettings(settings), mustExist: true })
    const code = await command(process.argv.slice(2), { store, settings, say: (line) => void process.stdout.write(`${line}\n`) })
    await store.close()
    process.exit(code)
  } catch (error) {
    process.stderr.write(`${error instanceof SettingsError ? error.message : `The command failed: ${(error as Error).message}`}\n`)
    process.exit(1)
  }
}
