import type { AddressInfo, Socket } from 'node:net'
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
  /** The code with which a recipient is refused, with its enhanced status if it has one ('554 5.7.1'); undefined to take the mail. */
  refuse?: (to: string, tries: number) => number | string | undefined
  /** Takes each mail and hangs up instead of answering. */
  hangsUp?: boolean
  /** Offers passwords, without TLS, and takes any. */
  passwords?: boolean
  /** Milliseconds between the mail's last byte and the answer. */
  slow?: number
}

/** A real mail server on this machine that keeps what it takes. */
export async function startRelay({
  port = 0,
  refuse = () => undefined,
  slow = 0,
  hangsUp = false,
  passwords = false,
}: RelayOptions = {}): Promise<Relay> {
  const taken: TakenMail[] = []
  const connections = new Map<number | undefined, Socket>()
  let tries = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: passwords ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: passwords,
    onAuth: (_auth, _session, done) => done(null, { user: 'anybody' }),
    logger: false,
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      tries++
      const [code, enhanced] = String(refuse(address, tries) ?? '').split(' ')
      const said = `${enhanced ? `${enhanced} ` : ''}no thanks, ${address}`
      done(code ? Object.assign(new Error(said), { responseCode: Number(code) }) : null)
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
          if (hangsUp) connections.get(session.remotePort)?.destroy()
          else done()
        }, slow)
      })
    },
  })
  server.server.on('connection', (socket: Socket) => connections.set(socket.remotePort, socket))
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
