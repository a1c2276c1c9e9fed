export const quantityWording = {
  label: 'Quantity',
  minus: 'Minus one',
  plus: 'Plus one',
  /** The name of a control where a page has several. */
  of: (control: string, item: string | undefined) => (item ? `${control}: ${item}` : control),
}
