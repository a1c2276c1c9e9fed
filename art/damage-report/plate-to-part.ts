import { colours } from './drawing.ts'
import { capitals, circle, flatDrawing, letters, line, rectangle, solid } from './flat.ts'

const { bone, signal } = colours
const size = { width: 1120, height: 430 }
const plateType = 142
const labelType = 47

/** A plate, and the part that it leads to: the filter that this car takes. Phones show it without labels. */
function draw() {
  const [left, right, top, base] = [862, 1102, 92, 408]
  const flutes = Array.from({ length: 8 }, (_, i) => `M${left + 36 + i * 24} ${top + 46}v52`).join('')
  const shell = `M${left} ${base - 26}V${top + 36}q0-36 36-36H${right - 36}q36 0 36 36V${base - 26}`
  const lines = [
    line(rectangle(4, 92, 590, 188, 30), 'outline'),
    line(rectangle(20, 108, 558, 156, 16), 'fine'),
    // A spin-on filter: the shell with its flutes, the seam and the base.
    line(shell, 'outline'),
    line(flutes),
    line(`M${left} ${top + 116}H${right}`, 'fine'),
    line(rectangle(left - 14, base - 26, right - left + 28, 26, 12), 'outline'),
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
