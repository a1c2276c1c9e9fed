export const notFoundWording = {
  text: 'The page you are looking for might have been removed, renamed, or might be temporarily unavailable.',
  home: 'Return To Home Page',
  book: 'Book',
  links: 'What you may be looking for',
}
