import { projectCount } from '../../../content/counts.ts'

export const projectsWording = {
  title: 'Projects',
  lead: `${projectCount} repairs from arrival to handover. Orange lines show how deep a dent was, or how far the rust ran; with none left, the panel is straight again.`,
  cars: `${projectCount} repairs, step by step`,
  more: 'See the repair',
  checkTitle: 'Safe to drive after a bump?',
  check: 'Check these four before you drive. If one isn’t right, leave it parked and ring us.',
  checks: [
    'Both headlights and the indicators work.',
    'The bonnet is shut and doesn’t lift when you pull.',
    'Nothing drips: no coolant, oil or fuel.',
    'No tyre rubs when you turn the wheel.',
  ],
  appointmentLead: (phone: string) => `Had a bump? Send us your rego and a few words about it, or call ${phone}.`,
}
