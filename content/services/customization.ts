import type { Service } from '../service.ts'
import { serviceCard } from '../service-cards.ts'

export const service: Service = {
  ...serviceCard('customization'),
  picture: {
    alt: 'A bare alloy wheel with five twin spokes and its nuts, a coilover strut with an orange spring leaning on it.',
  },
  lead: 'Make it yours and keep it legal. We fit what you’ve chosen, wire it up the way the factory would, and tell you up front what needs a cert.',
  intro: [
    'Some mods need no paperwork. Others, such as many changes to suspension, brakes, steering, seats or the engine, need a low volume vehicle (LVV) cert before the car can pass a WoF: a certifier appointed by NZTA inspects the finished work, and a plate on the car records it.',
    'So we start with the cert: before you buy a single part, we tell you what’s fine, what needs one and what’s best left alone.',
  ],
  taskGroups: [
    {
      tasks: [
        'Custom paint',
        'Key programming',
        'Sound and infotainment installation and upgrades',
        'Navigation, GPS and communication installation',
        'Security, monitoring and dash camera installation',
        'Body kit installation',
        'Wheels and tyres customization',
        'Suspension modifications',
        'Exhaust upgrades',
        'Lighting customization',
      ],
    },
  ],
  sheet: {
    title: 'Before we fit anything',
    text: 'Five things to tell us or think about first, so that we price the job you have in mind.',
    columns: ['What', 'Why'],
    rows: [
      { name: 'Your rego', text: 'It tells us the exact model, so we know what fits.' },
      { name: 'How it’s used', text: 'Town, towing, gravel or the track: what’s right for one is wrong for another.' },
      { name: 'Earlier changes', text: 'The certifier looks at everything that’s been changed, not only at what’s new.' },
      { name: 'Your insurer', text: 'Ask them before we start, and get the answer in writing.' },
      { name: 'The old parts', text: 'Take them home. You may want to refit them before you sell.' },
    ],
  },
}
