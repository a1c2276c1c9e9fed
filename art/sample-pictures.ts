import type { Picture } from './picture.ts'

/** Still lifes, each made for one place on a sample page. */
const stills = {
  'tab-wheels': 'An alloy wheel on a stand, the plunger of a dial gauge with an orange bezel on its edge.',
  'tab-steering': 'A tie rod end with an orange rubber boot, its thread and lock nut to the right.',
  'tab-brakes': 'A brake disc lying flat, an orange micrometer on its edge.',
  'tab-suspension': 'Two coil-over struts, one standing with an orange spring, one lying in front.',
  'tab-tyre': 'A wheel with an orange pressure gauge beside it, its hose on the valve.',
  'team-1':
    'A job card for FIX 1CE on a standing clipboard: price agreed, new front pads and road test, all ticked in orange; a pencil in front.',
  'team-2': 'Four black impact sockets, from small to large, on an orange rail.',
  'team-3': 'Three blade fuses in a black fuse block: blue, green and orange.',
  'team-4': 'A panel hammer standing on its face, its orange handle across a polished heel dolly.',
  'team-5': 'A fan of sprayed colour cards standing in a black block, the front one orange.',
  'team-6': 'A piece of tyre tread, a tread gauge with an orange slide measuring its middle groove.',
} as const satisfies Record<string, string>

/** Line drawings on the dark ground, each made for one place on a sample page. */
const drawn = {
  'slide-1':
    'A drawing of a slate grey hatchback from the front left, its front brake magnified. Replace now: the orange pads, worn to 2 mm. Tyre tread, 4 mm, can wait; the battery is good at 12.6 volts.',
  'slide-2':
    'A drawing of a bone white SUV from the front left. Found: battery flat at 11.9 volts, a front tyre with a slow puncture at 1.6 bar.',
  'slide-3': 'A drawing of a sedan at three stages: its rear half bare metal in outline, its front door in primer, its bonnet dark blue.',
  'job-wheels':
    'A drawing of a car’s front from above, its left wheel pointing outwards: an orange wedge, drawn larger than it is, marks its toe, 0.2°.',
  'job-engine': 'A drawing of an orange oil filter: 10,000 km, or once a year. Next to it, a dipstick with clean oil up to its MAX mark.',
  'job-cooling':
    'A drawing of an expansion tank with orange coolant between its MIN and MAX marks, a radiator behind: 5 years, the life of coolant.',
  'job-brakes':
    'A drawing of a ventilated brake disc with its caliper, a hose from the bleed nipple to a bottle of orange fluid: 2 years between fluid changes.',
  'job-washing':
    'A drawing of an SUV from the side, suds running down from its roof and bonnet, jets of water on its orange underside: neutral shampoo, pH 7.',
  'job-tyres': 'A drawing of a tyre cut across its tread, orange wear bars at the bottom of its grooves: 1.5 mm, the legal minimum.',
  'sample-engine':
    'A drawing of a four-cylinder engine, five parts of it orange and numbered: 1 a spark plug pulled out with its coil, 2 the dipstick, 3 the air filter, 4 a coolant hose that drips, 5 the belt.',
  'sample-engine-phone':
    'A drawing of a four-cylinder engine with five orange parts, numbered: 1 a plug pulled out with its coil, 2 the dipstick, 3 the air filter, 4 a coolant hose that drips, 5 the belt.',
  'post-tyres-wear':
    'A drawing of five tyres, each with a slice of its tread, the worn parts orange: both edges; the middle; one edge; one side of every rib, like saw teeth; dips round the tyre along one edge.',
  'post-tyres-wear-phone':
    'A drawing of five tyres in two rows, each with a slice of its tread, the worn parts orange: both edges; the middle; one edge; one side of every rib, like saw teeth; dips round the tyre along one edge.',
  'sample-project-1':
    'A drawing of a dark green liftback from the front left, without its nose, its flank cut open at the rear seat, the hybrid battery and cooling filter below it orange: 51 °C at the battery, the filter clogged.',
  'sample-project-2':
    'The front half of a dark green liftback, drawn: 12.7 volts at the battery, 8 mm of lining at the front brake, which is seen through its wheel.',
  'sample-project-3':
    'The same liftback and opening, its cooling filter new and no longer orange: 34 °C at the battery, arrows for the air through both.',
  'testimonial-1':
    'A drawing of the electrodes of two spark plugs: a new one with a 0.8 mm gap, a worn one with 1.3 mm, what it has lost in orange.',
  'testimonial-2':
    'A drawing of a tie rod end, orange dashes showing its stud rocked 3 mm to one side by play in the joint: fixed. Beside it, a tyre in section with 4 mm of tread left: can wait.',
} as const satisfies Record<string, string>

type SamplePictureName = keyof typeof stills | keyof typeof drawn

export const samplePictures = Object.fromEntries([
  ...Object.entries(stills).map(([name, alt]): [string, Picture] => [name, { original: `${name}.jpg`, alt }]),
  ...Object.entries(drawn).map(([name, alt]): [string, Picture] => [name, { original: `${name}.svg`, alt }]),
]) as Record<SamplePictureName, Picture>
