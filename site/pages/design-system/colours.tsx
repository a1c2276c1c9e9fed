import { useEffect, useRef, useState } from 'react'
import styles from './design-system.module.css'

const tones = ['bone', 'paper', 'ink'] as const
/** The roles that text is written in, and how strongly each must stand out (WCAG 2.2, 1.4.3 and 1.4.11). */
const roles = [
  { role: 'text', least: 4.5 },
  { role: 'text-quiet', least: 4.5 },
  { role: 'accent-text', least: 4.5 },
  { role: 'good', least: 4.5 },
  { role: 'fault', least: 4.5 },
  { role: 'focus', least: 3 },
] as const

/** Every role on every ground, with its contrast as the browser draws it. */
export function Colours() {
  return (
    <div className={styles.row}>
      {tones.map((tone) => (
        <div key={tone} className={styles.ground} data-tone={tone}>
          <h3>{tone}</h3>
          {roles.map(({ role, least }) => (
            <Role key={role} role={role} least={least} />
          ))}
          <p className={styles.onAccent}>on-accent</p>
        </div>
      ))}
    </div>
  )
}

function Role({ role, least }: { role: string; least: number }) {
  const line = useRef<HTMLParagraphElement>(null)
  const [contrast, setContrast] = useState<number>()
  useEffect(() => {
    const ground = line.current?.closest('[data-tone]')
    if (line.current && ground) setContrast(contrastOf(getComputedStyle(line.current).color, getComputedStyle(ground).backgroundColor))
  }, [])
  return (
    <p className={styles.role} data-role={role} data-enough={contrast === undefined ? undefined : contrast >= least} ref={line}>
      {role} <span>{contrast?.toFixed(1)}:1</span>
    </p>
  )
}

/** The contrast of two colours in rgb() notation, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const share = Number(part) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
