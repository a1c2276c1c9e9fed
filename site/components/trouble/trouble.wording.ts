export const troubleWording = {
  title: 'Something broke on our side',
  lead: 'Please load the page again. If you need us now, give us a call.',
}
