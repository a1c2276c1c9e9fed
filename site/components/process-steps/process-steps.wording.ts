export const processWording = {
  title: 'What happens with your car',
  steps: {
    book: { title: 'You call or book', text: 'Tell us the plate, and what you hear, see or smell. We call you back within opening hours.' },
    look: { title: 'We look, and name a price', text: 'First the cause, then the cost. Nothing is replaced before you have said yes.' },
    mend: { title: 'We mend', text: 'What we agreed, and no more. If we find something else, we ring you before we go on.' },
    home: { title: 'You drive it home, checked', text: 'We drive it before you do. Ask for the old part when you collect the key.' },
  },
}
