import type { Service } from '../service.ts'
import { serviceCard } from '../service-cards.ts'

export const service: Service = {
  ...serviceCard('air-conditioning'),
  picture: {
    alt: 'An air conditioning compressor with its belt pulley, next to a blue and an orange pressure gauge with blue, pale and orange hoses.',
  },
  lead: 'Air conditioning cools the cabin in summer and clears a foggy windscreen in winter. When it stops blowing cold, there’s a reason, and a re-gas alone rarely fixes it.',
  intro: [
    'Your car doesn’t use up refrigerant: if it’s low, it has leaked. So we find and fix the leak first, pull a vacuum to dry the system and check that it holds, then re-gas it with the exact weight specified for your car.',
    'Run the air con for ten minutes every week or two, winter included. It keeps the seals oiled and dries the air that would otherwise fog your windows.',
  ],
  sheet: {
    title: 'Why isn’t it cold?',
    text: 'What it usually is. We test before we replace anything.',
    columns: ['What you notice', 'What it points to'],
    rows: [
      { name: 'It cools less and less', text: 'Refrigerant has leaked out. We look for the leak before we put any back.' },
      { name: 'It hardly cools at all', text: 'The compressor’s worn, or its clutch isn’t pulling in.' },
      {
        name: 'Cold on the open road, warm in traffic',
        text: 'The fan’s stopped, the condenser is blocked with dirt, or there’s too much refrigerant.',
      },
      { name: 'Cold at first, then warm', text: 'Something’s blocked: the expansion valve or the drier.' },
      { name: 'Warm at every setting', text: 'The air con’s fine. A flap behind the dashboard is letting warm air in.' },
    ],
  },
  taskGroups: [
    {
      tasks: [
        'System inspection',
        'Refrigerant recharge',
        'Leak detection',
        'Compressor replacement',
        'Condenser repair or replacement',
        'Evaporator repair or replacement',
        'Control system diagnostics',
        'Hose and fitting inspection and replacement',
        'System flush',
        'Climate control repair',
        'Deodorising',
        'Vent and duct inspection',
        'Heater core inspection and repair',
        'Performance testing',
        'Seasonal maintenance',
      ],
    },
  ],
}
