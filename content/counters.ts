export type Counter = { value: string; label: string }

/** Shown on the home page. */
export const counters: readonly Counter[] = [
  { value: '120+', label: 'Clients' },
  { value: '250+', label: 'Car repairs' },
  { value: '4', label: 'Experts' },
  { value: '15+', label: 'Years of experience' },
]

/** Sample figures for the second home page. */
export const sampleCounters: readonly Counter[] = [
  { value: '120K+', label: 'Clients' },
  { value: '200K+', label: 'Car repairs' },
  { value: '170+', label: 'Parts in stock' },
  { value: '70+', label: 'Tools' },
]
