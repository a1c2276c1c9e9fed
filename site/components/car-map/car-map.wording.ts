export const carMapWording = {
  title: 'Or point at what hurts',
  alt: 'Line drawing of a hatchback, seen from its front left corner, nine of its parts numbered.',
}
