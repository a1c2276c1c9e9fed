import type { Service } from '../service.ts'
import { serviceCard } from '../service-cards.ts'

export const service: Service = {
  ...serviceCard('customization'),
  picture: {
    alt: 'A bare alloy wheel with five twin spokes and its nuts, a coilover strut with an orange spring leaning on it.',
  },
  drawing: 'ride-height',
  stepDrawings: { check: 'step-tape', fix: 'step-cert' },
  lead: 'Make it yours and keep it legal. We fit what you’ve chosen, wire it up the way the factory would, and tell you up front what needs a cert.',
  intro: [
    'Some mods need no paperwork. Others need a low volume vehicle (LVV) cert before the car can pass a WoF.',
    'Many changes to suspension, brakes, steering, seats or the engine need one: a certifier appointed by NZTA inspects the finished work, and a plate on the car records it.',
    'So we start with the cert: before you buy a single part, we tell you what’s fine, what needs one and what’s best left alone. And tell your insurer about every modification. One they don’t know about could cost you the whole claim.',
  ],
  symptoms: [
    'You want a dash cam, an alarm or a tracker without wires hanging off the dash.',
    'Your import’s stereo won’t pick up New Zealand stations, or its maps only cover Japan.',
    'You’ve lost a key, or you’re down to your last one.',
    'You want different wheels or a different ride height, and you’re wondering what that does to your WoF.',
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
    begin: 'number',
    drawing: 'lvv-plate',
    columns: ['What', 'Why'],
    rows: [
      { name: 'Your rego', text: 'It tells us the exact model, so we know what fits.' },
      { name: 'How it’s used', text: 'Town, towing, gravel or the track: what’s right for one is wrong for another.' },
      { name: 'Earlier changes', text: 'The certifier looks at everything that’s been changed, not only at what’s new.' },
      { name: 'Your insurer', text: 'Ask them before we start, and get the answer in writing.' },
      { name: 'The old parts', text: 'Take them home. You may want to refit them before you sell.' },
    ],
  },
  steps: {
    book: { title: 'You call or book', text: 'Give us your rego and tell us what you’d like. We’ll call you back during opening hours.' },
    check: {
      title: 'We check it and give you a price',
      text: 'What fits, what needs a cert and what it costs. Nothing’s ordered until you say yes.',
    },
    fix: {
      title: 'We fit it and sort any cert',
      text: 'If it needs a cert, the certifier inspects the finished work before you get the car back. If something doesn’t fit, we ring you before we carry on.',
    },
    home: { title: 'You pick it up', text: 'We road test it first. Your old parts are set aside for you to take home.' },
  },
}
