/**
 * Remembers the fields in an element, and which one has the focus. Returns a function that carries over what has been typed by then to the fields
 * that have replaced them.
 */
export function carryOver(root: HTMLElement): () => void {
  const before = fieldsIn(root)
  const focused = document.activeElement
  return () => {
    const after = fieldsIn(root)
    for (const [key, field] of before) {
      const replacement = after.get(key)
      if (!replacement || replacement === field) continue
      if (field instanceof HTMLInputElement && replacement instanceof HTMLInputElement) replacement.checked = field.checked
      if (replacement.value !== field.value) replacement.value = field.value
      if (field === focused) focusAt(replacement, field)
    }
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** By name, and by place among those of the same name: ids that React generates differ. */
function fieldsIn(root: HTMLElement): Map<string, Field> {
  const byName = Map.groupBy(root.querySelectorAll<Field>('input, select, textarea'), ({ name }) => name)
  return new Map([...byName].flatMap(([name, fields]) => fields.map((field, place) => [`${name} ${place}`, field])))
}

function focusAt(replacement: Field, { selectionStart, selectionEnd }: Partial<HTMLInputElement>): void {
  replacement.focus({ preventScroll: true })
  // Only text fields have a selection.
  if (selectionStart != null && selectionEnd != null) (replacement as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd)
}
