import type { Role } from '../../actions/desk.ts'

export const roles: Readonly<Record<Role, string>> = { staff: 'Staff', owner: 'Owner' }
