import type { Picture } from './picture.ts'

/** Project D has its own file, project-d-pictures.ts. */
type Letter = 'a' | 'b' | 'c'
type Place = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
type ProjectPictureName = `project-${Letter}-${'wide' | 'tall'}-${Place}`
type Shape = 'wide' | 'tall'

/** What each picture of a job shows, from arrival to hand-over. Each has its own file, such as `project-a-wide-1.jpg`. */
const alts: Record<Letter, Record<Shape, string[]>> = {
  a: {
    wide: [
      'An orange hatchback with crash damage: the left front corner pushed in, the bumper scraped, the headlight dark.',
      'The front of the orange hatchback: creases in the left guard and bumper, and a job card on the bonnet.',
      'The orange hatchback with its bumper and left headlight off, the bent bumper on a panel stand beside it.',
      'The hatchback with its left guard off, a chain running from a pulling post to an orange plate on the crash beam.',
      'The left guard of the hatchback sanded to bare steel, with pink and green filler above the wheel.',
      'The hatchback with its guard and bumper in grey primer, glass and lights masked with paper and the front wheel bagged.',
      'Fresh orange paint on the guard and bumper of the hatchback, still masked, with a spray gun on its stand in front.',
      'A polisher and a dark cloth on the shiny orange bonnet of the hatchback.',
      'The repaired orange hatchback from the rear left.',
    ],
    tall: [
      'The damaged front corner of the orange hatchback close up: creased bumper, scrapes, a dark headlight.',
      'A job card with ticks on the orange bonnet, above the buckled edge of the guard.',
      'The empty space for the hatchback’s left headlight: a bracket, and a plug hanging from the loom.',
      'A headlight in an open carton and a tray of sorted bolts on the floor in front of the stripped hatchback.',
      'A measuring bar across the front of the hatchback, its pointer on the end of the crash beam.',
      'Filler on the bare steel of the guard, its edges feathered out, and a sanding block on the bonnet.',
      'The front corner of the hatchback in grey primer, the wheel bagged and the headlight masked.',
      'Four paint test cards in different shades of orange, fanned out and taped to the hatchback’s door.',
      'A car key with its tag on the orange bonnet, just above the lit headlight.',
    ],
  },
  b: {
    wide: [
      'A black sedan with crash damage, from the rear left: the rear door and corner pushed in, orange tape marking the dents.',
      'The left side of the black sedan behind a low orange light bar. The reflected lines bend in the dents of the door and quarter panel.',
      'The black sedan with its rear bumper and left tail light off, the bumper on a panel stand with an orange tag.',
      'A row of orange glue tabs along the crease in the sedan’s rear door, with a slide hammer on one of them.',
      'The rear door and quarter panel of the black sedan sanded to steel and filled. A board, sanding block and orange tape lie on the floor.',
      'The rear door, quarter panel and bumper of the sedan in grey primer, windows masked with paper and orange tape, the rear wheel bagged.',
      'Fresh matt black paint on the side of the masked sedan, with an orange-cupped spray gun on its stand in front.',
      'A polisher with an orange pad and a grey cloth on the shiny black boot lid of the sedan.',
      'The repaired black sedan from the front left.',
    ],
    tall: [
      'The crease across the rear door of the black sedan close up, scratched and marked with orange tape.',
      'A job card with an orange header on the sedan’s boot lid, the scraped rear corner in the dark below it.',
      'The empty space for the sedan’s left tail light, with a plug hanging from the loom.',
      'A tail light on a cloth and a tray of sorted bolts with an orange tag, on the floor in front of the stripped sedan.',
      'A slide hammer close up, hooked to one of the orange tabs glued along the crease.',
      'Filler on the rear quarter panel of the sedan, feathered into bare steel, and a roll of orange tape on the boot lid.',
      'The rear quarter panel in grey primer with a dark guide coat, the wheel bagged, orange tape around the masked glass.',
      'A low orange light bar in front of the finished door, its lines reflected straight from end to end.',
      'A car key with an orange tag on the boot lid of the black sedan, just above the lit tail light.',
    ],
  },
  c: {
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
  },
}

export const projectPictures = Object.fromEntries(
  Object.entries(alts).flatMap(([letter, shapes]) =>
    Object.entries(shapes).flatMap(([shape, ofShape]) =>
      ofShape.map((alt, i): [string, Picture] => {
        const name = `project-${letter}-${shape}-${i + 1}`
        return [name, { original: `${name}.jpg`, alt }]
      }),
    ),
  ),
) as Record<ProjectPictureName, Picture>
