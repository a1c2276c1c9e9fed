import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerAddress } from 'smtp-server'

/** A mail as a relay took it: to whom its envelope is addressed, and what it says. */
export type TakenMail = { from: string; to: string[]; email: Email; raw: string }

export type Relay = {
  url: string
  port: number
  taken: TakenMail[]
  /** How often somebody tried to hand over a mail. */
  tries(): number
  close(): Promise<void>
}

export type RelayOptions = {
  port?: number
  /** The code with which a recipient is refused, or undefined to take the mail. */
  refuse?: (to: string, tries: number) => number | undefined
  /** Milliseconds between the mail's last byte and the answer. */
  slow?: number
}

/** A real mail server on this machine that keeps what it takes. */
export async function startRelay({ port = 0, refuse = () => undefined, slow = 0 }: RelayOptions = {}): Promise<Relay> {
  const taken: TakenMail[] = []
  let tries = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      tries++
      const code = refuse(address, tries)
      done(code ? Object.assign(new Error(`no thanks, ${address}`), { responseCode: code }) : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks).toString()
        const { mailFrom, rcptTo } = session.envelope
        const from = (mailFrom as SMTPServerAddress).address
        const email = await PostalMime.parse(raw)
        setTimeout(() => {
          taken.push({ from, to: rcptTo.map(({ address }) => address), email, raw })
          done()
        }, slow)
      })
    },
  })
  // A client that hangs up is no failure of a test.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    taken,
    tries: () => tries,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
