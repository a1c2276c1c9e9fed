import type { Picture } from './picture.ts'

/** Project D has its own file, project-d-pictures.ts. */
type Letter = 'a' | 'b' | 'c'
type Place = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
type ProjectPictureName = `project-${Letter}-${'wide' | 'tall'}-${Place}`
type Shape = 'wide' | 'tall'

/** What is seen in the pictures of a job, from arrival to hand-over. Each has its own file, such as `project-a-wide-1.jpg`. */
const told: Record<Letter, Record<Shape, string[]>> = {
  a: {
    wide: [
      'An orange hatchback as it arrived: its left front corner pushed in, the bumper scraped, the lamp dark.',
      'The front of the orange hatchback: folds in the left wing and bumper, a job card lying on the bonnet.',
      'The orange hatchback without bumper and left headlamp; beside it the bent bumper on a panel stand.',
      'A chain from a pulling post to an orange plate on the crash beam of the hatchback, whose left wing is off.',
      'The left wing of the hatchback rubbed to bare steel, with pink and green filler above the wheel.',
      'The hatchback with wing and bumper in grey primer, its glass and lamps papered and the front wheel bagged.',
      'Fresh orange on wing and bumper of the still masked hatchback, a spray gun on its stand in front.',
      'A polishing machine and a dark cloth on the shining orange bonnet of the hatchback.',
      'The repaired orange hatchback from its rear left, ready to go home.',
    ],
    tall: [
      'The broken front corner of the orange hatchback close up: creased bumper, scrapes, a dark lamp.',
      'A job card with ticks on the orange bonnet above the buckled edge of the wing.',
      'Where the left headlamp of the hatchback was: a bracket, and a plug hanging from its loom.',
      'The headlamp in an open carton and a tray of sorted bolts on the floor before the stripped hatchback.',
      'A measuring bar across the front of the hatchback, its pointer on the end of the crash beam.',
      'Filler spread on the bare steel of the wing, its edges feathered out, a sanding block on the bonnet.',
      'The front corner of the hatchback in grey primer, the wheel in its bag, the lamp under paper.',
      'A fan of sprayed cards in four shades of orange, taped to the hatchback’s door.',
      'A car key with its tag on the orange bonnet, just above the lit headlamp.',
    ],
  },
  b: {
    wide: [
      'A black sedan as it arrived, from its rear left: rear door and corner pushed in, strips of orange tape beside the dents.',
      'The left side of the black sedan behind a low orange lamp bar: mirrored lines of light bend in the dents of door and quarter.',
      'The black sedan without rear bumper and left tail lamp; beside it the bumper on a panel stand, an orange tag on it.',
      'A row of orange glue tabs along the crease in the sedan’s rear door, a slide hammer standing out from one of them.',
      'Rear door and quarter of the black sedan rubbed to steel and filled; board, sanding block and orange tape on the floor.',
      'Rear door, quarter and bumper of the sedan in grey primer, its windows papered with orange tape, the rear wheel bagged.',
      'Fresh matt black on the flank of the masked sedan, a spray gun with an orange cup on its stand in front.',
      'A polishing machine with an orange pad and a grey cloth on the shining black boot lid of the sedan.',
      'The repaired black sedan from its front left, ready to go home.',
    ],
    tall: [
      'The crease across the rear door of the black sedan close up, scratched and marked with orange tape.',
      'A job card with an orange head on the sedan’s boot lid, the scraped rear corner in the dark below it.',
      'Where the left tail lamp of the sedan was: a dark pocket, and a plug hanging from its loom.',
      'The tail lamp on a cloth and a tray of sorted bolts with an orange tag on the floor before the stripped sedan.',
      'The slide hammer close up, hooked to one of the orange tabs that are glued along the crease.',
      'Filler on the rear quarter of the sedan, feathered into bare steel, a roll of orange tape on the boot lid.',
      'The rear quarter in grey primer with its dark guide coat, the wheel in its bag, orange tape round the papered glass.',
      'A low orange lamp bar before the finished door, whose paint mirrors straight lines from end to end.',
      'A car key with its orange tag on the boot lid of the black sedan, just above the lit tail lamp.',
    ],
  },
  c: {
    wide: [
      'A pale SUV as it arrived, from its front left: the bumper pushed in and scraped, the left lamp dark.',
      'The broken front of the pale SUV nearly head on, a job card with an orange head on its bonnet.',
      'The pale SUV alone within orange belts on posts while its high-voltage side is switched off.',
      'The SUV without its front bumper: crash beam, radiator and the orange high-voltage cables between them.',
      'A measuring bar with orange slides on two stands before the crash beam of the SUV, whose left wing is off.',
      'The new bumper of the SUV on a panel stand in grey primer, an orange sanding block on the floor before it.',
      'The bumper painted off the car, on its stand beside the SUV, a spray gun with an orange cup in front.',
      'A board of black and white squares in an orange frame before the SUV, for setting its sensors.',
      'The repaired pale SUV from its rear left, an orange charging cable in the flap of its rear quarter.',
    ],
    tall: [
      'The pushed-in corner of the SUV’s bumper close up: grey scrapes, a buckled grille, a bend in the bonnet’s edge.',
      'The orange service plug of the high-voltage system drawn and lying on the bonnet, a padlock beside it.',
      'A pair of orange insulating gloves lying on the SUV’s pale bonnet.',
      'Orange high-voltage cables before the radiator of the SUV, the crash beam across them.',
      'The orange slide of the measuring bar, its pointer on the end of the SUV’s crash beam.',
      'The SUV’s bumper on its stand with filler at the corner, a tray of sorted bolts with an orange tag on the floor.',
      'A tin of paint and a spray gun with an orange cup before the painted bumper of the SUV.',
      'A scan tool in an orange frame on the bonnet of the SUV, its plug lying beside it.',
      'The orange charging cable hanging from the flap in the SUV’s rear quarter.',
    ],
  },
}

export const projectPictures = Object.fromEntries(
  Object.entries(told).flatMap(([letter, shapes]) =>
    Object.entries(shapes).flatMap(([shape, alts]) =>
      alts.map((alt, i): [string, Picture] => {
        const name = `project-${letter}-${shape}-${i + 1}`
        return [name, { original: `${name}.jpg`, alt }]
      }),
    ),
  ),
) as Record<ProjectPictureName, Picture>
