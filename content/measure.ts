/** A figure of the trade, and what it measures. */
export type Measure = { figure: string; label: string }
