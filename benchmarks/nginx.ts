import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findProgram } from '../ops/test/find-program.ts'
import { type Served, serve } from './site-process.ts'

/**
 * Starts nginx with one worker.
 * @param folder for everything that it writes
 * @param http the contents of its `http` block
 * @param port one that it listens on without TLS, to check that it is up
 * @param core the CPU core that it is pinned to
 */
export async function startNginx(folder: string, http: string, port: number, core?: number): Promise<Served> {
  const nginx = (await findProgram('nginx')) ?? '/usr/sbin/nginx'
  const file = join(folder, 'nginx.conf')
  await writeFile(
    file,
    `worker_processes 1; daemon off; pid ${folder}/pid; error_log stderr error; events { worker_connections 1024; }
     http { access_log off; keepalive_requests 1000000; client_body_temp_path ${folder}; proxy_temp_path ${folder};
       fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
       ${http} }`,
  )
  return await serve([nginx, '-p', folder, '-c', file], port, { core, env: process.env })
}
