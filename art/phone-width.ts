/**
 * The smallest width in CSS pixels at which a phone of 390 px shows a drawing with lettering. e2e/checks/every-page.spec.ts checks
 * the pages.
 */
export const phoneWidth = 348

/** Whether a drawing has lettering that is to be read: on it stands what its page says about each of its parts. */
export function isLettered(name: string): boolean {
  return /^(?:appointment|sample-engine(?:-phone)?|product-tyre-sidewall(?:-phone)?|post-tyres-wear(?:-phone)?)$/.test(name)
}
