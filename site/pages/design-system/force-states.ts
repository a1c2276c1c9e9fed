/** Interactive pseudo-classes, by the `data-state` value that forces them. */
const pseudoClasses = { hover: ':hover', focus: ':focus-visible', pressed: ':active' } as const

const controls = 'a, button, input, select, textarea'

export type ForcedState = keyof typeof pseudoClasses

/**
 * Makes controls inside `data-state="hover"` (or `focus`, `pressed`) look as if they were in that state, by copying every
 * CSS rule with such a pseudo-class to one with the attribute.
 */
export function forceStates(document: Document): void {
  for (const sheet of document.styleSheets) copyRules(sheet)
}

function copyRules(group: CSSStyleSheet | CSSGroupingRule): void {
  for (let i = group.cssRules.length - 1; i >= 0; i -= 1) {
    const rule = group.cssRules[i]
    if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) copyRules(rule)
    if (!(rule instanceof CSSStyleRule) || rule.selectorText.includes('data-state')) continue
    const forced = Object.entries(pseudoClasses).reduce(
      (selector, [state, pseudoClass]) => selector.replaceAll(pseudoClass, `:is([data-state='${state}'] :is(${controls}))`),
      rule.selectorText,
    )
    if (forced !== rule.selectorText) group.insertRule(`${forced}{${rule.style.cssText}}`, i + 1)
  }
}
