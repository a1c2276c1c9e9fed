// What browsers and their extensions do to a page: functions for `page.evaluate`, so each stands on its own.

/** Changes every text, as a page translator does: a text becomes two nested elements with other words, an option's text is replaced in place. */
export function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const parent = text.parentElement
    if (!parent || !text.data.trim() || parent.closest('script, style, textarea, font')) continue
    const words = text.data.replaceAll(/\p{L}+/gu, '译')
    if (parent.tagName === 'OPTION') {
      text.data = words
      continue
    }
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = words
    outer.append(inner)
    text.replaceWith(outer)
  }
  document.documentElement.lang = 'zh-CN'
  document.documentElement.classList.add('translated-ltr')
}

/** Puts an element after each field, as password managers and writing aids do. */
export function addExtensionElements(): void {
  for (const field of document.querySelectorAll('input:not([type=hidden]), textarea, select')) {
    field.after(document.createElement(field.tagName === 'TEXTAREA' ? 'writing-aid' : 'key-icon'))
  }
}

/** Moves each field into an element of its own. */
export function wrapFields(): void {
  for (const field of document.querySelectorAll('main input:not([type=hidden]), main textarea')) {
    const wrapper = document.createElement('key-icon')
    field.replaceWith(wrapper)
    wrapper.append(field)
  }
}
