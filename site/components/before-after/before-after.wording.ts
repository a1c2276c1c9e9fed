export const beforeAfterWording = {
  before: 'Before',
  after: 'After',
  range: 'Before and after',
  /** The divider's position for screen readers, in per cent of the picture's width. */
  divided: (before: number) => `${before}% before, ${100 - before}% after`,
}
