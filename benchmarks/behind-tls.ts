import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram } from '../ops/test/find-program.ts'
import { runCommand } from '../server/run-command.ts'
import { freePort } from '../server/testing/free-port.ts'
import { startNginx } from './nginx.ts'

/**
 * Puts local servers behind nginx with TLS, a self-signed certificate and HTTP/2, like a site behind its proxy. This also makes LCP more
 * stable: over HTTP/1.1, Lighthouse's simulated LCP depends on which connections happened to be open, in steps of 75 ms.
 * @param servers by name, each with its origin, such as `http://127.0.0.1:3000`
 */
export async function behindTls<Name extends string>(
  servers: Record<Name, { url: string }>,
): Promise<{ origins: Record<Name, string>; end(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'benchmark-tls-'))
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  await findProgram('openssl')
  const { code, output } = await runCommand(
    ['openssl', 'req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', '-keyout', key, '-out', certificate],
    { quiet: true },
  )
  if (code !== 0) throw new Error(`openssl could not create a certificate:\n${output}`)

  const origins: Record<string, string> = {}
  const blocks: string[] = []
  for (const [name, { url }] of Object.entries<{ url: string }>(servers)) {
    const port = await freePort()
    origins[name] = `https://127.0.0.1:${port}`
    blocks.push(
      `upstream ${name} { server ${new URL(url).host}; keepalive 8; }
       server { listen 127.0.0.1:${port} ssl http2; location / { proxy_pass http://${name}; proxy_set_header Host $host; } }`,
    )
  }
  const plain = await freePort()
  const nginx = await startNginx(
    folder,
    `ssl_certificate ${certificate}; ssl_certificate_key ${key};
     proxy_http_version 1.1; proxy_set_header Connection ""; proxy_max_temp_file_size 0;
     server { listen 127.0.0.1:${plain}; return 204; } ${blocks.join('\n')}`,
    plain,
  )
  return { origins, end: () => nginx.end().then(() => rm(folder, { recursive: true })) }
}
