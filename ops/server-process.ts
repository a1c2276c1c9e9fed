// How Node runs the server, also in ops/deploy/workshop-on-port.service and Dockerfile. Why: docs/decisions/032-the-server-runs-compiled.md.
export const nodeFlags = ['--enable-source-maps', '--max-semi-space-size=4', '--max-old-space-size=256']
export const allocatorSettings = { MALLOC_MMAP_THRESHOLD_: '1048576' }
