import { sedanTall } from './sedan-tall.ts'
import { sedanWide } from './sedan-wide.ts'
import { writeSheet } from './sheet.ts'
import { suvTall } from './suv-tall.ts'
import { suvWide } from './suv-wide.ts'

const series = { 'project-b-wide': sedanWide, 'project-b-tall': sedanTall, 'project-c-wide': suvWide, 'project-c-tall': suvTall }

/** Draws the damage reports into art/originals/: all, or those whose names are given. */
const wanted = process.argv.slice(2)
for (const [name, sheets] of Object.entries(series)) {
  for (const [i, draw] of sheets.entries()) {
    if (wanted.length > 0 && !wanted.includes(`${name}-${i + 1}`)) continue
    await writeSheet(draw())
    console.log(`${name}-${i + 1}`)
  }
}
