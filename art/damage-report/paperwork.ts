import { colours } from './drawing.ts'
import { capitals, circle, flatDrawing, letters, line, rectangle, solid } from './flat.ts'
import type { LineDrawing } from './line-drawing.ts'

const { bone, quiet, signal } = colours
const size = 88

/** A slip of paper, torn off at its foot. */
const slip = (x: number, y: number, width: number, height: number, teeth: number) =>
  line(`M${x} ${y + height}V${y}h${width}v${height}${`l${-width / teeth / 2} 22 ${-width / teeth / 2} -22`.repeat(teeth)}`, 'outline')
const tick = (x: number, y: number) => line(`M${x + 12} ${y + 34} ${x + 28} ${y + 52} ${x + 62} ${y + 4}`, 'outline', signal)

/** What needs doing now, and what can wait. */
function quote() {
  return {
    lines: [
      slip(40, 40, 720, 480, 18),
      line('M100 130H420', 'form'),
      line('M100 176H300', 'fine'),
      line('M100 230H700', 'fine'),
      line(rectangle(100, 274, 70, 70, 10)),
      tick(100, 274),
      line(rectangle(100, 404, 70, 70, 10)),
      line('M652 309H700M652 439H700', 'form', quiet),
    ],
    lettering: [
      letters({ text: 'Now', style: 'label', size, at: [206, 340] }, signal),
      letters({ text: 'Can wait', style: 'label', size, at: [206, 470] }, bone),
    ],
  }
}

/** As a stamp is put on the docket. */
const turned = (drawn: string) => `<g transform="rotate(-9 250 400)">${drawn}</g>`

/** A paid docket and the old brake pad. */
function paid() {
  return {
    lines: [
      slip(40, 40, 420, 480, 10),
      line('M96 130H330', 'form'),
      line('M96 190H240M360 190H404M96 236H270M360 236H404', 'fine'),
      line('M96 290H404', 'form'),
      turned(line(rectangle(112, 338, 276, 124, 14), 'outline', signal)),
      // The pad on its plate.
      line('M524 524V496h-22v-70h22V376q114 -62 228 0v50h22v70h-22v28q-114 -46 -228 0Z', 'outline'),
      line('M548 492V394q40 -22 82 -26V468q-42 6 -82 24ZM728 492V394q-40 -22 -82 -26V468q42 6 82 24Z', 'form'),
    ],
    lettering: [turned(letters({ text: 'Paid', style: 'label', size: 96, at: [250, 434], anchor: 'middle' }, signal))],
  }
}

/** A password's field, crossed out. */
function noPassword() {
  const dots = Array.from({ length: 6 }, (_, i) => solid(circle([136 + i * 106, 300], 26), bone))
  return {
    lines: [
      line(rectangle(40, 190, 720, 220, 30), 'outline'),
      line(rectangle(64, 214, 672, 172, 16), 'fine'),
      ...dots,
      line('M110 540L690 60', 'outline', signal),
      line('M128 556L708 76', 'outline', signal),
    ],
    lettering: [],
  }
}

/** What a customer gets in writing, a price with what can wait and the docket, and what nobody has to give. */
export const paperwork: readonly LineDrawing[] = [
  flatDrawing('quote', 'Price in two lines: what needs doing now, and what can wait', 584, quote, capitals * size),
  flatDrawing('no-password', 'Field for a password, crossed out', 600, noPassword),
  flatDrawing('paid', 'Paid docket, and the old brake pad beside it', 584, paid, capitals * 96),
]
