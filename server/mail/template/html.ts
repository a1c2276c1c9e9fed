import { escapeHtml } from '../../escape-html.ts'

/** HTML made by `html`. The class isn't exported as a value, so no text gets into an email unescaped. */
class Markup {
  readonly #html: string

  constructor(html: string) {
    this.#html = html
  }

  toString(): string {
    return this.#html
  }
}

export type { Markup }

type Slot = string | number | Markup | undefined | readonly Slot[]

/** Template tag: escapes text, keeps markup, joins lists, and omits undefined. */
export function html(strings: TemplateStringsArray, ...slots: Slot[]): Markup {
  return new Markup(strings.reduce((result, string, index) => `${result}${filled(slots[index - 1])}${string}`))
}

/** Returns text with its line breaks as <br>. */
export function withBreaks(text: string): Markup {
  return html`${text.split('\n').map((line, index) => (index === 0 ? line : html`<br>${line}`))}`
}

function filled(slot: Slot): string {
  if (slot === undefined) return ''
  if (typeof slot === 'object') return 'map' in slot ? slot.map(filled).join('') : slot.toString()
  return escapeHtml(String(slot))
}
