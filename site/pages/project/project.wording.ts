export const projectWording = {
  slider: (car: string) => `${car}, nine wide pictures`,
  gallery: 'A closer look',
  enlarge: 'Show large',
  large: 'Large pictures',
  close: 'Close',
}
