import { useEffect, useRef, useState } from 'react'
import styles from './design-system.module.css'

const tones = ['bone', 'paper', 'ink'] as const
/** The foreground colours and their minimum contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
const roles = [
  { role: 'text', minimum: 4.5 },
  { role: 'text-quiet', minimum: 4.5 },
  { role: 'accent-text', minimum: 4.5 },
  { role: 'good', minimum: 4.5 },
  { role: 'error', minimum: 4.5 },
  { role: 'focus', minimum: 3 },
] as const

/** Every foreground colour on every background, with its contrast as computed from the rendered colours. */
export function Colours() {
  return (
    <div className={styles.row}>
      {tones.map((tone) => (
        <div key={tone} className={styles.ground} data-tone={tone}>
          <h3>{tone}</h3>
          {roles.map(({ role, minimum }) => (
            <Role key={role} role={role} minimum={minimum} />
          ))}
          <p className={styles.onAccent}>on-accent</p>
        </div>
      ))}
    </div>
  )
}

function Role({ role, minimum }: { role: string; minimum: number }) {
  const line = useRef<HTMLParagraphElement>(null)
  const [contrast, setContrast] = useState<number>()
  useEffect(() => {
    const background = line.current?.closest('[data-tone]')
    if (!line.current || !background) return
    setContrast(contrastRatio(getComputedStyle(line.current).color, getComputedStyle(background).backgroundColor))
  }, [])
  return (
    <p className={styles.role} data-role={role} data-passes={contrast === undefined ? undefined : contrast >= minimum} ref={line}>
      {role} <span>{contrast?.toFixed(1)}:1</span>
    </p>
  )
}

/** Returns the contrast ratio of two rgb() colours, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrastRatio(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
    const channel = Number(part) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
