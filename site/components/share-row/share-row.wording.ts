export const shareRowWording = { title: 'Share', on: (name: string) => `Share on ${name}` }
