export const projectsWording = {
  title: 'Projects',
  lead: 'How four repairs go, from arrival to hand-over, including the steps nobody sees afterwards.',
  cars: 'Four repairs, step by step',
  appointmentLead: (phone: string) => `Had a bump? Send us your rego and a few words about it, or call ${phone}.`,
}
