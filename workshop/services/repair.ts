import type { ServiceText } from '../service-texts.ts'

export const repair: ServiceText = {
  lead: 'When something has worn out or broken, you want to know three things: what it is, what it costs, and whether you can drive until then. You hear all three before we start.',
  intro: [
    'We look at what failed and at why it failed. A water pump that leaks after a few years has worn out; one that leaks after a few months has a reason, and the next one will leak as well if nobody looks for it.',
    'Where there is a choice between an original part, a good one from another maker and a used one, we name the choice and the difference. Under the Consumer Guarantees Act the parts must be of acceptable quality, and the work must be done with reasonable care and skill.',
    'Some faults cannot wait. If the brake pedal sinks, the steering has play, the temperature gauge climbs into the red or you smell fuel, stop where it is safe and call us from there.',
  ],
  signs: [
    'There is a puddle under the car: clear water from the air conditioning is fine, anything coloured or oily is not.',
    'The brakes grind, pull or shake the steering wheel.',
    'The car sways, knocks over bumps or wears its tyres on one edge.',
    'The clutch slips, or the gears need force.',
    'The temperature gauge stands higher than it used to.',
  ],
  taskGroups: [
    {
      title: 'Repair',
      tasks: [
        'Engine repair',
        'Transmission repair',
        'Brake repair',
        'Suspension repair',
        'Steering repair',
        'Exhaust system repair',
        'Cooling system repair',
        'Fuel system repair',
        'Differential repair',
        'Drivetrain repair',
        'Clutch repair',
      ],
    },
  ],
}
