import { holidaysLine, hoursLine } from '../../../domain/opening-hours/hours-lines.ts'
import { useFacts } from '../../../ui/facts.ts'
import { useRendering } from '../../rendering.ts'

/** The usual hours, and below them what the coming year's special days come to, if there are any. */
export function HoursLines() {
  const facts = useFacts()
  const holidays = holidaysLine(facts, useRendering().moment)
  return (
    <>
      {hoursLine(facts)}
      {holidays ? <br /> : null}
      {holidays}
    </>
  )
}
