export type Category = { name: string; count: number }

/** The counts are samples; they don't come from the posts. */
export const categories: readonly Category[] = [
  { name: 'Engine Servicing', count: 1 },
  { name: 'Engine Oil and Filter', count: 2 },
  { name: 'Brake Service', count: 3 },
  { name: 'Wheel Repair', count: 4 },
  { name: 'Engine Diagnostic', count: 5 },
  { name: 'Tyre Service', count: 6 },
]

export const tags = ['Auto Repair', 'Brake', 'Service', 'Tyre', 'Engine', 'Oil Change', 'Repair', 'Wheel', 'Diagnostic']
