export const blogDetailsWording = {
  by: (name: string) => `By ${name}`,
  author: 'About the author',
  comments: (count: number) => `Comments (${count})`,
  sampleComments: 'Made-up comments, not from real readers.',
  leave: 'Leave a comment',
  name: { label: 'Name', hint: 'Please enter your name' },
  email: { label: 'Email', hint: 'Please enter your email' },
  message: { label: 'Message', hint: 'Write your message' },
  post: 'Post A Comment',
}
