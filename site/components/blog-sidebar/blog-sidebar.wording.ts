export const blogSidebarWording = {
  label: 'About the blog',
  search: 'Search',
  searchLabel: 'Search the blog',
  categories: 'Categories',
  recent: 'Recent Posts',
  tags: 'Tags',
}
