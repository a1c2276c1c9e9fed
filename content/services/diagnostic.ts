import type { Service } from '../service.ts'
import { serviceCard } from '../service-cards.ts'

/** For a red or a flashing light, on every page. The home page has no room for more than `Stop and call us`. */
const stop = 'Stop where it’s safe, switch off and call us.'

export const service: Service = {
  ...serviceCard('diagnostic'),
  picture: {
    alt: 'A scan tool in an orange bumper, its cable and plug beside it: the code P0301, and a curve with one of four pulses missing.',
  },
  drawing: 'engine-light',
  lead: 'A warning light tells you the symptom. We find the cause, so you pay for the part that’s failed and not for three guesses.',
  intro: [
    'Reading a fault code takes a minute, and it’s only the start. A lean-mixture code can mean a cracked hose, a tired fuel pump or a dirty sensor. So we follow it up with tests: voltage, pressure, temperature, and a drive in the conditions that bring the fault on.',
    'Three answers help us most. When does it happen: cold, warm, uphill, in the rain? How long has it been doing it? And what changed just before: a repair, a flat battery, a long trip?',
  ],
  introRows: {
    rows: [
      { light: 'red', name: 'Red: oil pressure, temperature or brakes', text: stop },
      {
        light: 'flashing',
        name: 'Flashing engine light',
        text: `${stop} Unburnt fuel is reaching the catalytic converter.`,
      },
      { light: 'steady', name: 'Steady orange light', text: 'Get it checked soon.' },
    ],
  },
  symptoms: [
    'A warning light stays on, or comes and goes.',
    'The engine stumbles or stalls, or won’t start some days.',
    'It’s using more fuel on the same trips.',
    'There’s a noise at one speed only, or only in corners.',
    'It’s been repaired already, but it’s still doing it.',
  ],
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
  sheet: {
    title: 'One code, four causes',
    text: 'P0301 says cylinder 1 is misfiring. It doesn’t say why. So we test, quickest first, and stop when we’ve found it.',
    begin: 'number',
    columns: ['What we find', 'What has failed'],
    rows: [
      { name: 'We swap coils 1 and 2, and the code moves to P0302.', text: 'The ignition coil', figure: { tested: 'coil' } },
      {
        name: 'The plug in cylinder 1 is worn, cracked or oily.',
        text: 'The spark plug. If there’s oil around it, a seal’s leaking too.',
        figure: { tested: 'plug' },
      },
      {
        name: 'Its injector doesn’t click, or sprays less than the others.',
        text: 'The injector, or its wiring',
        figure: { tested: 'injector' },
      },
      {
        name: 'Compression is lower than in the other cylinders.',
        text: 'A valve, the piston rings or the head gasket',
        figure: { tested: 'compression' },
      },
    ],
  },
}
