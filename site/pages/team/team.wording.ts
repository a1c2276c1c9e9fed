export const teamWording = {
  title: 'Our team',
  sample: 'Sample names for now, each with the tools of their trade.',
  list: 'The people at the workshop',
  on: (name: string) => ` page for ${name}`,
  end: 'Talk to us',
  endText: 'Tell us what you hear, see or smell, and we’ll tell you what to do next.',
}
