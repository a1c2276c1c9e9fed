import layout from '../../../ui/layout.module.css'
import styles from './design-system.module.css'

const steps = [5, 4, 3, 2, 1, 0, -1]
const spaces = ['1', '2', '3', '4', '5', '6', '7']

/** The seven font sizes in both families, and the seven spacing steps. */
export function Scales() {
  return (
    <>
      <div className={styles.type}>
        {steps.map((step) => (
          <div key={step} data-step={step}>
            <span className={layout.label}>step {step}</span>
            <p className={styles.display}>Measured twice</p>
            {step <= 1 ? <p>Kia ora, your Tiida is ready. It took 2.5 hours and comes to $310.00.</p> : null}
          </div>
        ))}
      </div>
      <ul className={styles.spaces}>
        {spaces.map((space) => (
          <li key={space} data-space={space}>
            space {space}
          </li>
        ))}
      </ul>
    </>
  )
}
