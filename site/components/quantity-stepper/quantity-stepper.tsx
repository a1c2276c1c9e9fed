import { Minus, Plus } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import styles from './quantity-stepper.module.css'
import { quantityWording as wording } from './quantity-stepper.wording.ts'

const minimum = 1

/**
 * How many: a number to type, with a button for one less and one for one more. Never under 1, and nothing else on the
 * page changes with it. Without scripts the buttons are away and the number is typed.
 */
export function QuantityStepper({ item, initial = minimum, showLabel = false }: { item?: string; initial?: number; showLabel?: boolean }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [quantity, setQuantity] = useState(initial)
  const [said, say] = useState('')
  const read = () => setQuantity(Number(input.current?.value))
  // A browser puts back what was typed before the page was left, and a visitor may type before the scripts run.
  useEffect(read, [])

  const step = (by: 1 | -1) => {
    const element = input.current
    if (!element) return
    const typed = Math.floor(Number(element.value)) || 0
    element.value = String(Math.max(minimum, typed + by))
    read()
    say(element.value)
  }
  const settle = () => {
    const element = input.current
    if (!element) return
    element.value = String(Math.max(minimum, Math.floor(Number(element.value)) || minimum))
    read()
  }

  return (
    <div className={styles.quantity} data-needs-script>
      <label className={showLabel ? styles.label : 'visually-hidden'} htmlFor={id}>
        {wording.of(wording.label, item)}
      </label>
      <div className={styles.row}>
        <button
          type="button"
          onClick={() => step(-1)}
          aria-controls={id}
          data-least={quantity <= minimum}
          aria-label={wording.of(wording.minus, item)}
        >
          <Minus aria-hidden="true" size={20} strokeWidth={1.75} />
        </button>
        <input ref={input} id={id} type="number" inputMode="numeric" min={minimum} defaultValue={initial} onChange={read} onBlur={settle} />
        <button type="button" onClick={() => step(1)} aria-controls={id} aria-label={wording.of(wording.plus, item)}>
          <Plus aria-hidden="true" size={20} strokeWidth={1.75} />
        </button>
      </div>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </div>
  )
}
