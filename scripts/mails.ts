import { mailsCommand } from '../server/commands/mails.ts'
import { runCommandLine } from '../server/commands/run-command-line.ts'

await runCommandLine(mailsCommand)
