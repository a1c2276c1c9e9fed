export const projectsWording = {
  title: 'Projects',
  lead: 'Four cars from arrival to hand-over. Every step is in the pictures, the ones that nobody sees afterwards as well.',
  cars: 'Four cars that left like new',
  appointmentLead: (phone: string) => `Has yours met a bollard? Send us the plate and a few words, or call ${phone}.`,
}
