import { deskCommand } from '../accounts/desk-command.ts'
import { runCommandLine } from './run-command-line.ts'

await runCommandLine(deskCommand)
