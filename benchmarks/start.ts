/** `npm run benchmark -- start`: seconds from starting the server process to its first complete page. Goal: at most 1.5. */
import { percentile } from './report.ts'
import { startSite } from './site-process.ts'

const times: number[] = []
for (let i = 0; i < 15; i++) {
  const start = performance.now()
  const site = await startSite()
  times.push((performance.now() - start) / 1000)
  await site.end()
}
console.log(`15 starts: median ${percentile(times, 0.5).toFixed(2)} s, slowest ${percentile(times, 0.99).toFixed(2)} s`)
