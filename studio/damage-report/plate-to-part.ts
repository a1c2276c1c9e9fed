import { colours } from './drawing.ts'
import { capitals, circle, flatDrawing, letters, line, rectangle, solid } from './flat.ts'
import { spinOnFilter } from './spin-on-filter.ts'

const { bone, signal } = colours
const size = { width: 1120, height: 430 }
const plateType = 142
const labelType = 47

/** A plate, and the part that it leads to: the filter that this car takes. Phones show it without labels. */
function draw() {
  const [left, right, top, base] = [862, 1102, 92, 408]
  const lines = [
    line(rectangle(4, 92, 590, 188, 30), 'outline'),
    line(rectangle(20, 108, 558, 156, 16), 'fine'),
    ...spinOnFilter({ left, right, top, base }, 8),
    line('M594 186H814', 'outline', signal),
    solid(circle([594, 186], 13)),
    line('M788 160 814 186 788 212', 'outline', signal),
    line(`M${left + 76} ${top + 190}l32 34 68-74`, 'outline', signal),
    letters({ text: 'FIX 1CE', style: 'label', size: plateType, at: [303, 186 + (capitals * plateType) / 2], anchor: 'middle' }, bone),
  ]
  const label = (text: string, x: number, y: number) => letters({ text, style: 'label', size: labelType, at: [x, y] }, bone)
  return { lines, lettering: [label('Your rego', 8, 62), label('Your part', left, 62)] }
}

export const plateToPart = {
  ...flatDrawing('plate-to-part', 'A registration plate, and the filter that fits the car', size.height, draw, capitals * labelType),
  width: size.width,
}
