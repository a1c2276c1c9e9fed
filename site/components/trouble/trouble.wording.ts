export const troubleWording = {
  title: 'Something went wrong at our end',
  lead: 'Please reload the page. If you need us now, give us a call.',
}
