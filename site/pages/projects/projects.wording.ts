export const projectsWording = {
  title: 'Projects',
  lead: 'Four repairs from drop-off to pick-up, including the work you can’t see once it’s done.',
  cars: 'Four repairs, step by step',
  appointmentLead: (phone: string) => `Had a bump? Send us your rego and a few words about it, or call ${phone}.`,
}
