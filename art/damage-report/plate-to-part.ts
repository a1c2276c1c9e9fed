import { colours } from './drawing.ts'
import { capitals, circle, flatDrawing, letters, line, rectangle, solid } from './flat.ts'

const { bone, signal } = colours
const size = 188

/** A plate, and the part that it leads to: the filter that this car takes. */
function draw() {
  const [left, right, top] = [470, 740, 334]
  const flutes = Array.from({ length: 9 }, (_, i) => `M${left + 35 + i * 25} ${top + 46}V${top + 104}`).join('')
  return {
    lines: [
      line(rectangle(20, 20, 760, 240, 36), 'outline'),
      line(rectangle(40, 40, 720, 200, 20), 'fine'),
      // A spin-on filter: the domed shell, its flutes, the seam and the base.
      line(
        `M${left} 566V${top + 40}C${left} ${top} ${left + 30} ${top} ${left + 70} ${top}H${right - 70}C${right - 30} ${top} ${right} ${top} ${right} ${top + 40}V566`,
        'outline',
      ),
      line(flutes),
      line(`M${left} ${top + 124}H${right}`, 'fine'),
      line(rectangle(left - 14, 566, right - left + 28, 26, 12), 'outline'),
      line('M180 260V470H430', 'outline', signal),
      solid(circle([180, 260], 14)),
      line('M402 442L430 470L402 498', 'outline', signal),
      line(`M${left + 86} ${top + 180}l34 36 66 -76`, 'outline', signal),
    ],
    lettering: [letters({ text: 'FIX 1CE', style: 'label', size, at: [404, 140 + (capitals * size) / 2], anchor: 'middle' }, bone)],
  }
}

export const plateToPart = flatDrawing(
  'plate-to-part',
  'A registration plate, and the filter that fits the car',
  612,
  draw,
  capitals * size,
)
