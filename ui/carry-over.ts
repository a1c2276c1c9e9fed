type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The fields in an element that people fill in: by name, and by place among those of the same name, because ids that React generates differ. */
export function fieldsIn(root: Element): Map<string, Field> {
  const byName = Map.groupBy(root.querySelectorAll<Field>('input:not([type=hidden]), select, textarea'), ({ name }) => name)
  return new Map([...byName].flatMap(([name, fields]) => fields.map((field, place) => [`${name} ${place}`, field])))
}

/**
 * Carries over what was typed, the focus and the selection, to the fields in an element that have replaced these.
 * @param focused the element that had the focus last
 */
export function carryOver(before: ReadonlyMap<string, Field>, root: Element, focused: EventTarget | null): void {
  for (const [key, replacement] of fieldsIn(root)) {
    const field = before.get(key)
    if (!field || replacement === field) continue
    if (field instanceof HTMLInputElement && replacement instanceof HTMLInputElement) replacement.checked = field.checked
    if (replacement.value !== field.value) replacement.value = field.value
    if (field === focused && document.activeElement === document.body) focusAt(replacement, field)
  }
}

function focusAt(replacement: Field, { selectionStart, selectionEnd }: Partial<HTMLInputElement>): void {
  replacement.focus({ preventScroll: true })
  // Only text fields have a selection.
  if (selectionStart != null && selectionEnd != null) (replacement as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd)
}
