import type { Service } from '../service.ts'
import { serviceCard } from '../service-cards.ts'

export const service: Service = {
  ...serviceCard('air-conditioning'),
  picture: {
    alt: 'An air conditioning compressor with its belt pulley, next to a blue and an orange pressure gauge with blue, pale and orange hoses.',
  },
  drawing: 'air-vent',
  stepDrawings: { check: 'step-gauges' },
  lead: 'Air conditioning cools the cabin in summer and clears a foggy windscreen in winter. When it stops blowing cold, there’s a reason, and a re-gas alone rarely fixes it.',
  intro: [
    'Your car doesn’t use up refrigerant: if it’s low, it has leaked. So we find and fix the leak first, pull a vacuum to dry the system and check that it holds, then re-gas it with the exact weight specified for your car.',
    'Most cars on New Zealand roads use R134a, newer ones R1234yf. The two must never be mixed. We recover what’s in your system instead of letting it into the air.',
    'Run the air con for ten minutes every week or two, winter included. It keeps the seals oiled and dries the air that would otherwise fog your windows.',
  ],
  symptoms: [
    'It blows cold at first, then goes warm.',
    'The windscreen takes ages to clear on a wet morning.',
    'There’s a musty smell when the fan comes on.',
    'It clicks, rattles or hisses when you switch it on.',
    'The heater blows cold, or the carpet under the dash is damp.',
  ],
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
  sheet: {
    title: 'What the gauges say',
    text: 'One gauge for each side of the compressor, green where it should be. We read the two together, with the engine running and the air con on maximum.',
    columns: ['What you notice', 'Blue and red gauge', 'What it points to'],
    rows: [
      {
        name: 'It cools less and less',
        figure: { gauges: [0.1, 0.18] },
        text: 'Both low',
        more: 'Refrigerant has leaked out. We look for the leak before we put any back.',
      },
      {
        name: 'It hardly cools at all',
        figure: { gauges: [0.78, 0.18] },
        text: 'Blue high, red low',
        more: 'The compressor’s worn, or its clutch isn’t pulling in.',
      },
      {
        name: 'Cold on the open road, warm in traffic',
        figure: { gauges: [0.78, 0.88] },
        text: 'Both high',
        more: 'There’s too much refrigerant, the fan’s stopped, or the condenser is blocked with dirt.',
      },
      {
        name: 'Cold at first, then warm',
        figure: { gauges: [0, 0.5] },
        text: 'Blue far too low',
        more: 'Something’s blocked: the expansion valve or the drier.',
      },
      {
        name: 'Warm at every setting',
        figure: { gauges: [0.34, 0.5] },
        text: 'Both normal',
        more: 'The system’s cooling. A flap behind the dashboard is letting warm air in.',
      },
    ],
  },
}
