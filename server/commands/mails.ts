import { mailsCommand } from '../mail/mails-command.ts'
import { runCommandLine } from './run-command-line.ts'

await runCommandLine(mailsCommand)
