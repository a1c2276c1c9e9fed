export const serviceDetailsWording = {
  title: 'Service Details',
  lead: 'What goes wrong under the bonnet, what it sounds like before, and what regular care does about it.',
}
