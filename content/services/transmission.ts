import type { Service } from '../service.ts'
import { serviceCard } from '../service-cards.ts'

export const service: Service = {
  ...serviceCard('transmission'),
  picture: {
    alt: 'The two shafts of a gearbox with four pairs of helical gears meshed together, an orange sleeve between two of them, held in a dark stand.',
  },
  lead: 'A gearbox gives you early warning: a late shift, a shudder, a whine. Bring it in early and it may only need fluid and a filter, not a rebuild.',
  intro: [
    'Transmission fluid cools, lubricates and, in an auto, works the gear changes. It ages like any oil. “Filled for life” means the life the manufacturer had in mind, not the twenty years a car might do in New Zealand.',
    'The right fluid matters more here than anywhere else on the car. A conventional auto, a CVT and a dual-clutch gearbox each need their own, and the wrong one can wreck a good gearbox. We use the fluid specified for yours.',
  ],
  taskGroups: [
    {
      tasks: [
        'Fluid inspection and change',
        'Filter replacement',
        'System inspection',
        'Diagnostics',
        'Clutch inspection and replacement for manual gearboxes',
        'Torque converter service',
        'Seal replacement',
        'Fluid flush',
        'Mount inspection and replacement',
        'Cooling system maintenance',
      ],
    },
  ],
  sheet: {
    title: 'Which gearbox is yours?',
    text: ({ business }) =>
      `It determines which fluid goes in, and what wears out. If you can’t tell, we can from your rego: ${business.landline.shown}.`,
    columns: ['Gearbox', 'How to tell', 'What it needs'],
    rows: [
      {
        name: 'Automatic',
        text: 'Two pedals, and you can feel or hear it change up.',
        more: 'Fresh fluid, to keep the changes smooth.',
      },
      {
        name: 'CVT',
        text: 'Two pedals and no steps: the engine holds its note while the car speeds up.',
        more: 'CVT fluid and no other, for its belt or chain.',
      },
      {
        name: 'Dual-clutch',
        text: 'Two pedals and very quick changes, sometimes a small jerk when crawling.',
        more: 'Clutches in time, as in a manual. Wet ones need fluid changes too.',
      },
      {
        name: 'Manual',
        text: 'Three pedals, and you change gear yourself.',
        more: 'A clutch first of all, and the oil that’s often forgotten.',
      },
      {
        name: 'Many hybrids',
        text: 'Two pedals, and nothing that changes gear.',
        more: 'Fluid that cools the electric motors as well.',
      },
    ],
  },
}
