/** A sheet is shown on a card, on its own in a column, or tall in a carousel. */
export type Place = 'card' | 'column' | 'tall'

/**
 * The smallest width in CSS pixels at which a phone of 390 px shows a sheet there. lettering.test.ts derives the smallest lettering from it, and
 * e2e/checks/lettering.spec.ts checks the pages.
 */
export const phoneWidth: Record<Place, number> = { card: 300, column: 348, tall: 300 }

/** Returns the smallest place in which pages show a sheet, or undefined for one that has no lettering. */
export function placeOf(name: string): Place | undefined {
  if (/^(?:project-.-(?:card|wide-[19])|testimonial-.|job-.+)$/.test(name)) return 'card'
  if (/^(?:project-.-wide-.|slide-.|sample-engine(?:-phone)?|product-tyre-sidewall|post-tyres-wear(?:-phone)?)$/.test(name)) return 'column'
  return name.startsWith('project-') ? 'tall' : undefined
}
