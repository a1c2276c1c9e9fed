import { useId } from 'react'
import { roleField } from '../../../domain/accounts/invite.ts'
import type { Role } from '../../../domain/accounts/staff.ts'
import { Field } from '../../../ui/form-field/field.tsx'

export const roles: Readonly<Record<Role, string>> = { staff: 'Staff', owner: 'Owner' }

/** Chooses staff or owner. */
export function RoleField({ value = 'staff', error }: { value?: string | undefined; error?: string | undefined }) {
  return (
    <Field id={useId()} label={roleField.label} hint={roleField.hint} error={error}>
      {(props) => (
        <select {...props} name="role" defaultValue={value}>
          {Object.entries(roles).map(([role, name]) => (
            <option key={role} value={role}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
