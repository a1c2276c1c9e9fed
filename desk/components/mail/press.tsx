import { ActionForm, SubmitButton } from '../action-form/action-form.tsx'

type Props = { hidden: Readonly<Record<string, string>>; label: string; text: string; busy?: string }

/** A button that does something on this page. */
export function Press({ hidden, label, text, busy = 'Saving…' }: Props) {
  return (
    <ActionForm action="/mail" hidden={hidden} label={label}>
      <SubmitButton busy={busy}>{text}</SubmitButton>
    </ActionForm>
  )
}
