export const projectWording = {
  stage: (title: string, position: number, count: number) => `${title}: picture ${position} of ${count} below`,
  steps: 'Step by step',
  slider: 'In pictures',
  sliderOf: (car: string) => `${car}, nine pictures`,
  gallery: 'A closer look',
  enlarge: 'View larger',
  large: 'Large pictures',
  close: 'Close',
  similar: 'Had something similar?',
  book: 'Book',
  callTitle: 'Need something like this done?',
  callText: 'Send us your rego and a few words about what happened. We’ll call you back during opening hours.',
}
