export const serviceDetailsWording = {
  title: 'Service Details',
  lead: 'What goes wrong under the bonnet, how it sounds first, and how regular servicing helps.',
}
