/** The words of the frame around every page. */
export const wording = {
  skip: 'Skip to content',
  menu: 'Menu',
  closeMenu: 'Close',
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  call: 'Call',
  book: 'Book',
  callOrBook: 'Call or book',
  bookAppointment: 'Book an appointment',
  loading: 'Loading page',
}
