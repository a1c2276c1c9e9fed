import { privacyCommand } from '../privacy/privacy.ts'
import { runCommandLine } from './run-command-line.ts'

await runCommandLine(privacyCommand)
