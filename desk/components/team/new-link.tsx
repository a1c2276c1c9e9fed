import { useEffect, useId, useState } from 'react'
import button from '../../../site/components/button/button.module.css'
import fieldStyles from '../../../site/forms/form-field.module.css'
import type { Instant, Invite } from '../../actions/desk.ts'
import { when } from '../../when.ts'
import styles from './team.module.css'

/** The link that was just made, which is shown only once. */
export function NewLink({ link, invite, now }: { link: string; invite: Invite; now: Instant }) {
  const id = useId()
  const [copied, setCopied] = useState<boolean>()
  useEffect(() => setCopied(false), [])
  return (
    <section className={styles.link} role="status">
      <label className={fieldStyles.label} htmlFor={id}>
        Link for {invite.email}
      </label>
      <div className={styles.copy}>
        <input data-result className={fieldStyles.input} id={id} value={link} readOnly onFocus={(event) => event.target.select()} />
        {copied === undefined ? null : (
          <button type="button" className={button.quiet} onClick={() => navigator.clipboard.writeText(link).then(() => setCopied(true))}>
            {copied ? 'Copied' : 'Copy'}
          </button>
        )}
      </div>
      <p>
        Copy it now, because you won’t see it again. Give it to them in person or by text. It works once and expires{' '}
        {when(invite.expiresAt, now)}.
      </p>
    </section>
  )
}
