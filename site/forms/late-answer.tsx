import { X } from 'lucide-react'
import type { EnquiryDefinition } from '../../domain/enquiries/enquiry.ts'
import { wording as messages } from '../../domain/enquiries/form-post.ts'
import type { Answers } from '../../domain/form.ts'
import { closeNotice } from '../notice.ts'
import { type FormWording, formWording } from './form-wording.ts'
import styles from './late-answer.module.css'

type Props = { enquiry: EnquiryDefinition; wording: FormWording; answers: Answers; ok: boolean }

/** Whether an enquiry was sent, for a visitor who has left the page with its form. */
export function LateAnswer({ enquiry, wording, answers, ok }: Props) {
  return (
    <p className={styles.strip} data-tone="ink">
      <span>
        {ok ? `${messages.sent} ${wording.reply(answers)}.` : messages.failed}{' '}
        {ok ? null : (
          <a href={`${enquiry.page}#${enquiry.kind}`} onClick={closeNotice}>
            {formWording.backToForm}
          </a>
        )}
      </span>
      <button type="button" aria-label={formWording.closeNotice} onClick={closeNotice}>
        <X size={20} />
      </button>
    </p>
  )
}
