export const blog1Wording = {
  title: 'Blog Grid',
  lead: 'Short reads from the bay: what wears, what it sounds like, and what you can look at yourself.',
  heading: 'Latest Blog Post',
}
