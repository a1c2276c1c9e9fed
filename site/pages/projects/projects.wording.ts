import { projectCount } from '../../../workshop/counts.data.ts'

export const projectsWording = {
  title: 'Projects',
  lead: `${projectCount} repairs from drop-off to pick-up, including the work you can’t see once it’s done.`,
  cars: `${projectCount} repairs, step by step`,
  more: 'See the repair',
  appointmentLead: (phone: string) => `Had a bump? Send us your rego and a few words about it, or call ${phone}.`,
}
