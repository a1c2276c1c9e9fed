import { inviteForm } from '../../../domain/accounts/invite.ts'
import type { FieldErrors } from '../../../domain/form.ts'
import { FormCard } from '../../../ui/form-card/form-card.tsx'
import { ActionForm, SubmitButton } from '../action-form/action-form.tsx'
import page from '../desk-page/desk-page.module.css'
import { Field } from '../field/field.tsx'
import { RoleField } from './role-field.tsx'

type Props = { id: string; answers?: Readonly<Record<string, string>> | undefined; errors?: FieldErrors }

/** The form that makes a link for a colleague. */
export function InviteForm({ id, answers, errors = {} }: Props) {
  const { email } = inviteForm.fields
  return (
    <FormCard title="Invite a colleague">
      <ActionForm action="/invites" hidden={{ intent: 'invite', action: id }} label="Invite a colleague" className={page.form}>
        <Field name="email" field={email} autoComplete="off" defaultValue={answers?.email} error={errors.email} />
        <RoleField value={answers?.role} error={errors.role} />
        <SubmitButton primary busy="Making it…">
          Make a link
        </SubmitButton>
      </ActionForm>
    </FormCard>
  )
}
