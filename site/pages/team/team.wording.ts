export const teamWording = {
  title: 'Our team',
  sample: 'Made-up names for now. The pictures show the tools of each trade.',
  list: 'The people at the workshop',
  services: (name: string) => `What ${name} does`,
  ringFor: (name: string) => `Ring ${name.split(' ')[0]} for`,
  on: (name: string) => ` page for ${name}`,
  end: 'Talk to us',
  endText: 'Tell us what you hear, see or smell, and we’ll tell you what to do next.',
}
