import type { Service } from '../service.ts'
import { serviceCard } from '../service-cards.ts'

/** For a red or a flashing light. The home page has no room for more than `Stop and call us`. */
const stop = 'Stop where it’s safe, switch off and call us.'

export const service: Service = {
  ...serviceCard('diagnostic'),
  picture: {
    alt: 'A scan tool in an orange bumper, its cable and plug beside it: the code P0301, and a curve with one of four pulses missing.',
  },
  lead: 'A warning light tells you the symptom. We find the cause, so you pay for the part that’s failed and not for three guesses.',
  intro: [
    'Reading a fault code takes a minute, and it’s only the start. A lean-mixture code can mean a cracked hose, a tired fuel pump or a dirty sensor. So we follow it up with tests: voltage, pressure, temperature, and a drive in the conditions that bring the fault on.',
    'Three answers help us most. When does it happen: cold, warm, uphill, in the rain? How long has it been doing it? And what changed just before: a repair, a flat battery, a long trip?',
  ],
  sheet: {
    title: 'Which light is it?',
    text: 'The colour tells you how urgent it is.',
    columns: ['Light', 'What to do'],
    rows: [
      { light: 'red', name: 'Red: oil pressure, temperature or brakes', text: stop, stop: true },
      { light: 'flashing', name: 'Flashing engine light', text: `${stop} Unburnt fuel is reaching the catalytic converter.`, stop: true },
      { light: 'steady', name: 'Steady orange light', text: 'Get it checked soon.' },
    ],
  },
  taskGroups: [
    {
      tasks: [
        'Check engine light diagnostics',
        'Electrical diagnostics',
        'Computer diagnostics',
        'Fuel system diagnostics',
        'Brake diagnostics',
        'Suspension and steering diagnostics',
        'Cooling system diagnostics',
        'Transmission diagnostics',
        'Emission diagnostics',
        'Battery and charging diagnostics',
        'Hybrid and electric diagnostics',
        'Performance diagnostics',
        'Road test diagnostics',
      ],
    },
  ],
}
