import type { Encoding } from './load-pages.ts'

const preferred = ['br', 'gzip'] as const

/**
 * The smallest form that the browser takes.
 * @param header Accept-Encoding (RFC 9110, 12.5.3); absent: nothing but the file as it is
 */
export function chooseEncoding(header: string | undefined, available: Partial<Record<Encoding, unknown>>): Encoding {
  if (!header) return 'identity'
  const weights = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return [name, weight === undefined ? 1 : Number(weight.slice(2))]
    }),
  )
  const taken = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0
  return preferred.find((encoding) => available[encoding] && taken(encoding)) ?? 'identity'
}
