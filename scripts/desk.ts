import { deskCommand } from '../server/commands/desk.ts'
import { runCommandLine } from '../server/commands/run-command-line.ts'

await runCommandLine(deskCommand)
