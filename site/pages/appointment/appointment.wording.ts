export const appointmentWording = {
  title: 'Appointment',
  jobCard: 'A job card, drawn as an example.',
  lead: 'Tell us about your car and what it needs. We’ll call you back during opening hours to sort out a day.',
}
