import { privacyCommand } from '../server/commands/privacy.ts'
import { runCommandLine } from '../server/commands/run-command-line.ts'

await runCommandLine(privacyCommand)
