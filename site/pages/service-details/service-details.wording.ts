export const serviceDetailsWording = {
  title: 'Service Details',
  lead: 'What goes wrong under the bonnet, the early signs, and how regular servicing helps.',
}
