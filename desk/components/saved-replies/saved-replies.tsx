import { type MouseEvent, useState } from 'react'
import type { SavedReply } from '../../../domain/actions/saved-replies.ts'
import button from '../../../ui/button/button.module.css'
import { chooseReply } from './fill-replies.ts'
import styles from './saved-replies.module.css'

type Props = {
  /** With their placeholders filled in. */
  replies: readonly SavedReply[]
  /** The number of the one that was chosen although something else is typed. */
  asks: number | undefined
}

/** Puts a saved reply into the form's text, once more asked for if something is typed. Without scripts, the buttons send the form, which comes back with the text. */
export function SavedReplies({ replies, asks: asked }: Props) {
  const [wasAsked] = useState(asked !== undefined)
  const [asks, setAsks] = useState(asked)
  const title = replies.find(({ number }) => number === asks)?.title

  function choose(event: MouseEvent<HTMLButtonElement>, { number }: SavedReply): void {
    const field = event.currentTarget.form?.elements.namedItem('text')
    if (!(field instanceof HTMLTextAreaElement)) return
    event.preventDefault()
    const chosen = chooseReply(replies, { saved: String(number), asks: String(asks), text: field.value })
    setAsks(chosen.asks)
    if (chosen.asks !== undefined) return
    field.value = chosen.text
    // So that it is kept as a draft.
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
  }

  return (
    <details className={styles.saved} open={wasAsked}>
      <summary>Saved replies</summary>
      <div className={styles.choices}>
        {replies.map((reply) => (
          <button
            key={reply.number}
            type="submit"
            name="saved"
            value={reply.number}
            formNoValidate
            className={button.quiet}
            onClick={(event) => choose(event, reply)}
          >
            {reply.title}
          </button>
        ))}
      </div>
      {/* Always there, so that screen readers announce what comes into it. */}
      <p aria-live="polite">{title ? `You’ve already typed something. Press “${title}” again to replace it.` : null}</p>
      {asks === undefined ? null : <input type="hidden" name="asks" value={asks} readOnly />}
    </details>
  )
}
