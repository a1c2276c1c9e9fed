import { quarantineCommand } from '../server/commands/quarantine.ts'
import { runCommandLine } from '../server/commands/run-command-line.ts'

await runCommandLine(quarantineCommand)
