export const aboutWording = {
  title: 'About Us',
  lead: 'A workshop that measures twice, tells you what it found, and fixes it once.',
  strengths: 'What you can hold us to',
  appointmentLead: (phone: string) => `Come and see for yourself. Write, or call ${phone}.`,
}
