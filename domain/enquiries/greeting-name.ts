/** Names longer than this are sentences in a script without spaces. */
const longest = 20

/**
 * Returns the first name to greet somebody by, '' if there is none. Anybody can type somebody else's address and advertising as their name, so
 * it is letters only, of a name that has nothing but names in it: no digit, link, address or sign.
 */
export function greetingName(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = ''] = words
  const isName = words.every((word) => /^[\p{L}\p{M}'’ʻ‘-]+[.,]?$/u.test(word))
  return isName && /[\p{L}\p{M}]$/u.test(first) && first.length <= longest ? first : ''
}
