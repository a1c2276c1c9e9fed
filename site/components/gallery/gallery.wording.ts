export const galleryWording = {
  /** After the picture's description, in the link that opens it. */
  enlarge: { wide: 'Open the picture', tall: 'View larger' },
  large: 'Large pictures',
  close: 'Close',
}
