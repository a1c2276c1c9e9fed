export const beforeAfterWording = {
  before: 'Before',
  after: 'After',
  range: 'Before and after',
  /** What a screen reader says of the divider, in per cent of the picture's width. */
  divided: (before: number) => `${before} % before, ${100 - before} % after`,
}
