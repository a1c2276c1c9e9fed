import type { ServiceText } from '../service-texts.ts'

export const customization: ServiceText = {
  lead: 'Make the car yours, and keep it legal: we fit what you chose, wire it like the factory would, and tell you beforehand what needs a certificate.',
  intro: [
    'Some changes are free to make, some are not. Many changes to suspension, brakes, steering, seats or the engine need low volume vehicle (LVV) certification: a certifier appointed by Waka Kotahi inspects the finished work, and a plate on the car records it. Without it the car does not get its Warrant of Fitness.',
    'So we begin with the certificate and work backwards. You hear what is allowed as it is, what needs LVV certification and what is best left alone before you buy a single part.',
    'Tell your insurer about every modification. A change that the insurer never heard of can cost you the whole claim.',
  ],
  signs: [
    'You want a dash camera, an alarm or a tracker without wires hanging from the dashboard.',
    'Your imported car’s stereo does not find New Zealand stations, or its maps end at Japan’s coast.',
    'You lost a key, or you have only one left.',
    'You want other wheels or another ride height, and wonder what that does to the WoF.',
  ],
  taskGroups: [
    {
      title: 'Customization',
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
}
