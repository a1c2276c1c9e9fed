import { type Agent, request } from 'node:http'

/**
 * Requests a page, or posts JSON. Resolves to milliseconds until the response is complete.
 * @throws when the status is not 200, or 201 after a post
 */
export function timedRequest(url: string, agent: Agent, body?: string): Promise<number> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', ...(body ? { 'content-type': 'application/json' } : {}) }
    const sent = request(url, { method: body ? 'POST' : 'GET', headers, agent }, (response) => {
      if (response.statusCode !== (body ? 201 : 200)) reject(new Error(`${url} responded with ${response.statusCode}.`))
      response.resume().on('end', () => resolve(performance.now() - start))
    })
    sent.on('error', reject).end(body)
  })
}
