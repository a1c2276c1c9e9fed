export const findingUsWording = {
  title: 'Finding us',
  directions: 'Get directions',
  alt: 'Line drawing of a workshop from the street: a car on a hoist behind an open roller door, an office with a key slot beside its door, and parks in front.',
  caption: 'A drawing of a workshop like ours, not a photo of the building.',
  driveIn: 'Drive in',
  keyDrop: 'Key drop',
  office: 'Office',
  parking: 'Visitor parks',
}
