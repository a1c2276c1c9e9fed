export const bookingStepsWording = {
  title: 'What happens next',
  steps: {
    book: {
      title: 'You call or book',
      text: 'Give us your rego and tell us what you hear, see or smell. Booked here? We’ll call you back during opening hours.',
    },
    check: {
      title: 'We check it and give you a price',
      text: 'First the cause, then the cost. Nothing gets replaced until you say yes.',
    },
    fix: {
      title: 'We fix it',
      text: 'What we agreed, and no more. If we find something else, we ring you before we carry on.',
    },
    home: {
      title: 'You pick it up',
      text: 'We road test it first. Ask to see the old parts when you pick up the keys.',
    },
  },
}
