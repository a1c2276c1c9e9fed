export const blog1Wording = {
  title: 'Blog Grid',
  lead: 'Short reads from the workshop: what wears out, what it sounds like and what you can check yourself.',
  heading: 'Latest Blog Post',
}
