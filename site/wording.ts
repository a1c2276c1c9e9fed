/** Texts of the header, footer and other parts shared by all pages. */
export const wording = {
  skip: 'Skip to content',
  menu: 'Menu',
  services: 'All services',
  closeMenu: 'Close',
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  call: 'Call',
  book: 'Book',
  directions: 'Get directions',
  callOrBook: 'Call or book',
  closedDays: 'Closed days',
  notice: 'Notice',
  bookAppointment: 'Book an appointment',
  loading: 'Loading page',
}
