import type { ServiceText } from '../service-texts.ts'

export const diagnostic: ServiceText = {
  lead: 'A warning light names a symptom. We look for the cause, so that you pay for the part that failed and not for three guesses.',
  intro: [
    'Reading a fault code takes a minute and is only the start. A code for a lean mixture can mean a cracked hose, a tired fuel pump or a dirty sensor. So we follow the code with measurements: voltage, pressure, temperature, and a drive on the road where the fault shows itself.',
    'You can help us most with three answers. When does it happen: cold, warm, uphill, in rain? Since when? And what changed shortly before: a repair, a flat battery, a long trip?',
    'A steady amber light means have it looked at soon. A flashing engine light means unburnt fuel is reaching the catalytic converter: drive gently and no further than you must. A red light for oil pressure, temperature or brakes means stop where it is safe, and call.',
  ],
  signs: [
    'A warning light stays on, or comes and goes.',
    'The engine stumbles, stalls or will not start on some days.',
    'Fuel use has risen although your trips have not changed.',
    'A noise comes at one speed only, or only in bends.',
    'Another repair did not cure it.',
  ],
  taskGroups: [
    {
      title: 'Diagnostic',
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
