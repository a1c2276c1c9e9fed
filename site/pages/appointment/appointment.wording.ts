export const appointmentWording = {
  title: 'Appointment',
  lead: 'Tell us which car and what it needs. We call you back within opening hours to agree on a day.',
}
