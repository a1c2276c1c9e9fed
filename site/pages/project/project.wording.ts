export const projectWording = {
  slider: (car: string) => `${car}, nine wide pictures`,
  gallery: 'A closer look',
  enlarge: 'Show large',
  large: 'Large pictures',
  close: 'Close',
  callTitle: 'Is yours next?',
  callText: 'Send us the plate and a few words on what happened. We call you back within opening hours.',
}
