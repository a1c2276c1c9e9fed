import { useState } from 'react'
import { inviteForm } from '../../../domain/accounts/invite.ts'
import type { Role } from '../../../domain/accounts/staff.ts'
import type { FieldErrors } from '../../../domain/enquiries/enquiry.ts'
import { FormCard } from '../../../ui/form-card/form-card.tsx'
import fieldStyles from '../../../ui/form-field/form-field.module.css'
import { ActionForm, SubmitButton } from '../action-form/action-form.tsx'
import { Field } from '../field/field.tsx'
import styles from './team.module.css'

export const roles: Readonly<Record<Role, string>> = { staff: 'Staff', owner: 'Owner' }

type Props = { id: string; answers?: Readonly<Record<string, string>> | undefined; errors?: FieldErrors }

/** The form that makes a link for a colleague. */
export function InviteForm({ id: given, answers, errors = {} }: Props) {
  // Kept while the form is open, so that sending it again after a lost response doesn't create a second link.
  const [id] = useState(given)
  const { email, role } = inviteForm.fields
  return (
    <FormCard title="Invite a colleague">
      <ActionForm action="/invites" hidden={{ intent: 'invite', action: id }} label="Invite a colleague" className={styles.form}>
        <Field name="email" field={email} autoComplete="off" defaultValue={answers?.email} error={errors.email} />
        <div className={fieldStyles.field}>
          <label className={fieldStyles.label} htmlFor="role">
            {role.label}
          </label>
          <p className={fieldStyles.hint} id="role-hint">
            {role.hint}
          </p>
          <select className={fieldStyles.input} id="role" name="role" aria-describedby="role-hint" defaultValue={answers?.role ?? 'staff'}>
            {Object.entries(roles).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <SubmitButton primary busy="Making it…">
          Make a link
        </SubmitButton>
      </ActionForm>
    </FormCard>
  )
}
