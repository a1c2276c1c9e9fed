export const teamWording = {
  title: 'Our team',
  lead: 'Sample names, until our people say how they wish to be named. The tools that they work with speak for them.',
  list: 'The people of the workshop',
  on: (name: string) => ` page of ${name}`,
  end: 'Speak with one of them',
  endText: 'Whoever picks up the phone works on cars. Describe what you hear, see or smell.',
}
