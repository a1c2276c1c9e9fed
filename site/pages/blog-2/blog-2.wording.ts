export const blog2Wording = {
  title: 'Blog',
  lead: 'Short reads for anyone who’d like to know what their car is telling them.',
  find: 'Search and topics',
}
