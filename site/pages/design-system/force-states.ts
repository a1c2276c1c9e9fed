/** States of a control that only a hand or a keyboard brings about, by the word that `data-state` asks for them with. */
const pseudoClasses = { hover: ':hover', focus: ':focus-visible', pressed: ':active' } as const

const controls = 'a, button, input, select, textarea'

export type ForcedState = keyof typeof pseudoClasses

/**
 * Lets controls within `data-state="hover"` (or focus, pressed) look as if they were in that state: each rule of the
 * page's style sheets with such a pseudo-class gets a twin for the attribute. The site's own CSS stays as it is.
 */
export function forceStates(document: Document): void {
  for (const sheet of document.styleSheets) addTwins(sheet)
}

function addTwins(group: CSSStyleSheet | CSSGroupingRule): void {
  for (let i = group.cssRules.length - 1; i >= 0; i -= 1) {
    const rule = group.cssRules[i]
    if (rule instanceof CSSGroupingRule && !(rule instanceof CSSStyleRule)) addTwins(rule)
    if (!(rule instanceof CSSStyleRule) || rule.selectorText.includes('data-state')) continue
    const twin = Object.entries(pseudoClasses).reduce(
      (selector, [state, pseudoClass]) => selector.replaceAll(pseudoClass, `:is([data-state='${state}'] :is(${controls}))`),
      rule.selectorText,
    )
    if (twin !== rule.selectorText) group.insertRule(`${twin}{${rule.style.cssText}}`, i + 1)
  }
}
