import { line, rectangle } from './flat.ts'

type Place = { left: number; right: number; top: number; base: number }

/** A spin-on oil filter from the side: its shell with flutes for the wrench, the seam and the base. `flutes`: left out if 0. */
export function spinOnFilter({ left, right, top, base }: Place, flutes: number): string[] {
  const [width, height] = [right - left, base - top]
  const corner = Math.round(0.16 * width)
  const plate = Math.round(0.085 * height)
  const overhang = Math.round(0.055 * width)
  const shell = `M${left} ${base - plate}V${top + corner}q0-${corner} ${corner}-${corner}H${right - corner}q${corner} 0 ${corner} ${corner}V${base - plate}`
  const apart = (width - 2 * corner) / (flutes - 1)
  const grooves = Array.from({ length: flutes }, (_, i) => `M${left + corner + i * apart} ${top + 0.16 * height}v${0.18 * height}`)
  return [
    line(shell, 'outline'),
    line(rectangle(left - overhang, base - plate, width + 2 * overhang, plate, plate / 2), 'outline'),
    ...(flutes > 0 ? [line(grooves.join('')), line(`M${left} ${top + 0.42 * height}h${width}`, 'fine')] : []),
  ]
}
