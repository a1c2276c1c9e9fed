import { useId } from 'react'
import styles from './check-field.module.css'

type Props = {
  label: string
  name: string
  type?: 'checkbox' | 'radio'
  value?: string
  defaultChecked?: boolean
  /** A sentence under the label. */
  text?: string | undefined
}

/** A checkbox or radio button whose label is clickable across the whole line. */
export function CheckField({ label, type = 'checkbox', text, ...rest }: Props) {
  const id = useId()
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        <input id={id} type={type} className={styles.box} aria-describedby={text ? `${id}-text` : undefined} {...rest} />
        {label}
      </label>
      {text ? (
        <p className={styles.text} id={`${id}-text`}>
          {text}
        </p>
      ) : null}
    </div>
  )
}
