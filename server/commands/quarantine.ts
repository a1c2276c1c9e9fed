import { quarantineCommand } from '../enquiries/quarantine-command.ts'
import { runCommandLine } from './run-command-line.ts'

await runCommandLine(quarantineCommand)
