import { colours } from './drawing.ts'
import { capitals, circle, flatDrawing, letters, line, rectangle, solid } from './flat.ts'

const { bone, signal } = colours
const size = 188

/** A plate, and the part that it leads to: the filter that this car takes. */
function draw() {
  const [left, right, top] = [470, 740, 346]
  const flutes = Array.from({ length: 9 }, (_, i) => `M${left + 35 + i * 25} ${top + 46}V${top + 104}`).join('')
  return {
    lines: [
      line(rectangle(20, 32, 760, 240, 36), 'outline'),
      line(rectangle(40, 52, 720, 200, 20), 'fine'),
      // A spin-on filter: the domed shell, its flutes, the seam and the base.
      line(
        `M${left} 578V${top + 40}C${left} ${top} ${left + 30} ${top} ${left + 70} ${top}H${right - 70}C${right - 30} ${top} ${right} ${top} ${right} ${top + 40}V578`,
        'outline',
      ),
      line(flutes),
      line(`M${left} ${top + 124}H${right}`, 'fine'),
      line(rectangle(left - 14, 578, right - left + 28, 26, 12), 'outline'),
      line('M180 272V482H430', 'outline', signal),
      solid(circle([180, 272], 14)),
      line('M402 454 430 482 402 510', 'outline', signal),
      line(`M${left + 86} ${top + 180}l34 36 66 -76`, 'outline', signal),
    ],
    lettering: [letters({ text: 'FIX 1CE', style: 'label', size, at: [404, 152 + (capitals * size) / 2], anchor: 'middle' }, bone)],
  }
}

export const plateToPart = flatDrawing(
  'plate-to-part',
  'A registration plate, and the filter that fits the car',
  636,
  draw,
  capitals * size,
)
