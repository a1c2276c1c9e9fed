import type { Project } from '../project.ts'

export const project: Project = {
  slug: 'project-c',
  category: 'Collision Repair',
  brand: 'Mitsubishi',
  model: 'Outlander PHEV',
  modelYear: '2022',
  plate: 'Outlander',
  description: 'How we do panel and paint on a 2022 Mitsubishi Outlander PHEV, with the high-voltage system made safe first.',
  summary: 'Panel and paint on a plug-in hybrid, with the high-voltage side made safe before the first bolt is undone.',
  kind: 'rendered',
  pair: { before: 'wide-1', after: 'wide-9' },
  story: [
    {
      title: 'Arrival',
      text: 'A plug-in hybrid gets an electrical check first: we look over the charging port, orange cables and battery casing for damage before the car comes into the bay.',
      pictures: ['wide-1', 'wide-2', 'tall-1'],
    },
    {
      title: 'Made safe',
      text: 'The high-voltage system is switched off, locked out and tested dead. You don’t want the heat of a spray booth or sparks from a welder near a live battery pack.',
      pictures: ['wide-3', 'wide-4', 'tall-2', 'tall-3', 'tall-4'],
    },
    {
      title: 'Panel and paint',
      text: 'Damaged parts come off and we measure the structure. New parts are test-fitted and adjusted, then primed and painted off the car where that gives a cleaner edge.',
      pictures: ['wide-5', 'wide-6', 'wide-7', 'tall-5', 'tall-6', 'tall-7'],
    },
    {
      title: 'Hand-over',
      text: 'We switch the system back on and scan it for faults, check the sensors and cameras behind the bumper, and drive the car on battery and on petrol.',
      pictures: ['wide-9', 'wide-8', 'tall-8', 'tall-9'],
    },
  ],
  wide: [
    'A pale SUV with crash damage, from the front left: the bumper pushed in and scraped, the left headlight dark.',
    'The damaged front of the pale SUV almost head on, with a job card on the bonnet.',
    'The pale SUV cordoned off with orange belts on posts while its high-voltage side is switched off.',
    'The SUV with its front bumper off: the crash beam, the radiator, and orange high-voltage cables between them.',
    'The SUV with its left guard off, and a measuring bar with orange sliders on two stands in front of the crash beam.',
    'The SUV’s new bumper in grey primer on a panel stand, with an orange sanding block on the floor in front.',
    'The painted bumper on its stand beside the SUV, with an orange-cupped spray gun in front.',
    'A board of black and white squares in an orange frame in front of the SUV, for calibrating its sensors.',
    'The repaired pale SUV from the rear left, an orange charging cable plugged into the rear quarter panel.',
  ],
  tall: [
    'The pushed-in corner of the SUV’s bumper close up: grey scrapes, a buckled grille, a bend in the bonnet’s edge.',
    'The orange service plug of the high-voltage system, pulled out and lying on the bonnet next to a padlock.',
    'A pair of orange insulating gloves lying on the SUV’s pale bonnet.',
    'Orange high-voltage cables in front of the SUV’s radiator, with the crash beam across them.',
    'The orange slider of the measuring bar, its pointer on the end of the SUV’s crash beam.',
    'The SUV’s bumper on its stand with filler at the corner, and a tray of sorted bolts with an orange tag on the floor.',
    'A tin of paint and an orange-cupped spray gun in front of the SUV’s painted bumper.',
    'A scan tool in an orange case on the bonnet of the SUV, its plug beside it.',
    'An orange charging cable hanging from the charging port in the SUV’s rear quarter panel.',
  ],
}
