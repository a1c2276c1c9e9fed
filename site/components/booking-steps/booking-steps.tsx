import styles from './booking-steps.module.css'

const wording = {
  title: 'What happens next',
  steps: [
    {
      title: 'You call or book',
      text: 'Give us your rego and tell us what you hear, see or smell. Booked here? We’ll call you back during opening hours.',
    },
    {
      title: 'We check it and give you a price',
      text: 'First the cause, then the cost. Nothing gets replaced until you say yes.',
    },
    {
      title: 'We fix it',
      text: 'What we agreed, and no more. If we find something else, we ring you before we carry on.',
    },
    {
      title: 'You pick it up',
      text: 'We road test it first. Ask to see the old parts when you pick up the keys.',
    },
  ],
}

/** The four steps from booking to pick-up, as a column beside a form. */
export function BookingSteps() {
  return (
    <section aria-labelledby="steps">
      <h2 className={styles.title} id="steps">
        {wording.title}
      </h2>
      <ol className={styles.list}>
        {wording.steps.map(({ title, text }) => (
          <li key={title}>
            <h3 className={styles.name}>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
