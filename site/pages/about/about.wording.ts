export const aboutWording = {
  title: 'About Us',
  lead: 'We measure twice, tell you what we found and fix it once.',
  strengths: 'What you can expect',
  team: 'Meet the team',
  appointmentLead: (phone: string) => `Book here, or call ${phone}.`,
}
