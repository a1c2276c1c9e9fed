import type { ServiceText } from '../service-texts.ts'

export const airConditioning: ServiceText = {
  lead: 'Air conditioning cools the cabin in summer and clears a fogged windscreen in winter. When it weakens, there is a reason, and a recharge alone rarely mends it.',
  intro: [
    'A car does not use refrigerant up: when some is missing, it has leaked. So we look for the leak first, mend it, draw the system down to a vacuum to see that it holds, and only then fill in the amount that the maker gives for your car, by weight.',
    'Most cars on New Zealand roads use R134a, newer ones R1234yf. The two must not be mixed, and neither may be let off into the air: what comes out of your system is recovered.',
    'Run the air conditioning for ten minutes every week or two, in winter as well. It keeps the seals oiled, and it dries the air that would otherwise fog your windows.',
  ],
  signs: [
    'The air is cool at first and then turns warm.',
    'The windscreen takes long to clear on a wet morning.',
    'There is a musty smell when the fan starts.',
    'You hear a click, a rattle or a hiss when you switch it on.',
    'The heater blows cold, or the carpet below the dashboard is damp.',
  ],
  taskGroups: [
    {
      title: 'Air conditioning',
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
        'Deodorizing',
        'Vent and duct inspection',
        'Heater core inspection and repair',
        'Performance testing',
        'Seasonal maintenance',
      ],
    },
  ],
}
