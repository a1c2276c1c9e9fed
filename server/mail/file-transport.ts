import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { SendFailure, type Transport } from './transport.ts'

/** Writes each email to an .eml file: for development, and for a workshop without a relay. */
export function fileTransport(folder: string): Transport {
  const mailer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail, name) {
      const { message } = await mailer.sendMail(mail)
      try {
        // Readable only by its owner, like the store's folder.
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await writeWhole(folder, `${name}.eml`, message as Buffer)
      } catch (error) {
        throw new SendFailure(`file ${(error as NodeJS.ErrnoException).code ?? 'error'}`, 'relay', error)
      }
    },
    close() {},
  }
}

// Written under a temporary name, so that nobody reads half an email, and flushed to disk before it counts as sent.
async function writeWhole(folder: string, name: string, content: Buffer): Promise<void> {
  const unfinished = join(folder, `.${name}.part`)
  const file = await open(unfinished, 'w', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished, join(folder, name))
  const directory = await open(folder, 'r')
  await directory.sync().finally(() => directory.close())
}
