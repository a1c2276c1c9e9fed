import { feedForm } from '../../../domain/appointments/feed.ts'
import type { FieldErrors } from '../../../domain/form.ts'
import { FormCard } from '../../../ui/form-card/form-card.tsx'
import { ActionForm, SubmitButton } from '../action-form/action-form.tsx'
import page from '../desk-page/desk-page.module.css'
import { Field } from '../field/field.tsx'

type Props = { id: string; answers?: Readonly<Record<string, string>> | undefined; errors?: FieldErrors }

/** The form that makes a calendar link. */
export function FeedForm({ id, answers, errors = {} }: Props) {
  return (
    <FormCard title="Make a link">
      <ActionForm action="/feeds" hidden={{ intent: 'make', action: id }} label="Make a link" className={page.form}>
        <Field name="label" field={feedForm.fields.label} defaultValue={answers?.label} error={errors.label} />
        <SubmitButton primary busy="Making it…">
          Make a link
        </SubmitButton>
      </ActionForm>
    </FormCard>
  )
}
