import { ActionForm, type Hidden, SubmitButton } from './action-form.tsx'

type Props = { action: string; hidden: Hidden; label: string; text: string; busy?: string; className?: string | undefined }

/** A form with a single button. `label`: its name, which also says what the button is for. */
export function Press({ action, hidden, label, text, busy = 'Saving…', className }: Props) {
  return (
    <ActionForm action={action} hidden={hidden} label={label} className={className}>
      <SubmitButton busy={busy}>{text}</SubmitButton>
    </ActionForm>
  )
}
