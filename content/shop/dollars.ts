/** Formats an amount of dollars: 30 becomes '$30.00'. */
export function dollars(amount: number): string {
  return `$${amount.toFixed(2)}`
}
