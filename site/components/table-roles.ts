/** Explicit ARIA roles for a table. Some browsers drop the implicit ones when CSS changes the elements' `display`, as on a phone. */
export const tableRoles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  header: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const
