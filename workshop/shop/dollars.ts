/** An amount of dollars as prices are written: 30 is '$30.00'. */
export function dollars(amount: number): string {
  return `$${amount.toFixed(2)}`
}
