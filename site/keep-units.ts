/** Keeps a figure and its unit on one line. */
export function keepUnits(text: string): string {
  return text.replace(/(\d) (?=(?:mm|µm|micrometres|km|volts?|V|bar)\b)/g, '$1\u00a0')
}
