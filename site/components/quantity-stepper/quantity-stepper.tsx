import { Minus, Plus } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import field from '../../../ui/form-field/form-field.module.css'
import styles from './quantity-stepper.module.css'

const wording = {
  label: 'Quantity',
  minus: 'One fewer',
  plus: 'One more',
  /** Distinguishes a control from others on the page. */
  of: (control: string, item: string | undefined) => (item ? `${control}: ${item}` : control),
}

const minimum = 1
const maximum = 99

const within = (quantity: number) => Math.min(maximum, Math.max(minimum, quantity))

/**
 * A number input with minus and plus buttons, from 1 to 99. Without scripts, only the input is shown.
 * @param item what it counts, where it's one of several and columns are labelled; without it, the label is visible
 */
export function QuantityStepper({ item, initial = minimum }: { item?: string; initial?: number }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [quantity, setQuantity] = useState(initial)
  const [announcement, announce] = useState('')
  const syncQuantity = () => setQuantity(Number(input.current?.value))
  // The browser may have restored a value, or the visitor typed one, before hydration.
  useEffect(syncQuantity, [])

  const step = (by: 1 | -1) => {
    const element = input.current
    if (!element) return
    const typed = Math.floor(Number(element.value)) || 0
    element.value = String(within(typed + by))
    syncQuantity()
    announce(element.value)
  }
  const clamp = () => {
    const element = input.current
    if (!element) return
    element.value = String(within(Math.floor(Number(element.value)) || minimum))
    syncQuantity()
  }

  return (
    <div className={styles.quantity} data-needs-script>
      <label className={item ? 'visually-hidden' : field.label} htmlFor={id}>
        {wording.of(wording.label, item)}
      </label>
      <div className={styles.row}>
        <button
          type="button"
          onClick={() => step(-1)}
          aria-controls={id}
          data-at-minimum={quantity <= minimum}
          aria-label={wording.of(wording.minus, item)}
        >
          <Minus size={20} />
        </button>
        <input
          ref={input}
          id={id}
          type="number"
          inputMode="numeric"
          min={minimum}
          max={maximum}
          defaultValue={initial}
          onChange={syncQuantity}
          onBlur={clamp}
        />
        <button type="button" onClick={() => step(1)} aria-controls={id} aria-label={wording.of(wording.plus, item)}>
          <Plus size={20} />
        </button>
      </div>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </div>
  )
}
