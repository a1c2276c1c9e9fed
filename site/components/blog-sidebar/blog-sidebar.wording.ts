export const blogSidebarWording = {
  label: 'More from the blog',
  search: 'Search',
  searchLabel: 'Search the blog',
  categories: 'Categories',
  recent: 'Recent Posts',
  tags: 'Tags',
}
