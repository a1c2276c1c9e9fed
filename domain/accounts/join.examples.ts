import type { FieldErrors } from '../form.ts'

/** What a colleague enters after opening their link. */
export const goodJoin = { name: 'Aroha Ngata', password: 'gravel tui lantern sixpence' }

export const goodJoins: readonly { because: string; answers: typeof goodJoin }[] = [
  { because: 'everything is as usual', answers: goodJoin },
  { because: 'the password has exactly 15 characters', answers: { ...goodJoin, password: 'fifteen letters' } },
]

export const badJoins: readonly { because: string; answers: Partial<typeof goodJoin>; fieldErrors: FieldErrors }[] = [
  { because: 'nothing is filled in', answers: {}, fieldErrors: { name: 'Name is required.', password: 'Password is required.' } },
  {
    because: 'the password has 14 characters',
    answers: { ...goodJoin, password: 'fourteenletter' },
    fieldErrors: { password: 'Password must be at least 15 characters. Add another word or two.' },
  },
  {
    because: 'the password has 14 characters, although each takes two code units',
    answers: { ...goodJoin, password: '🚗'.repeat(14) },
    fieldErrors: { password: 'Password must be at least 15 characters. Add another word or two.' },
  },
  {
    because: 'the password is too long',
    answers: { ...goodJoin, password: 'x'.repeat(129) },
    fieldErrors: { password: 'Password must be 128 characters or fewer.' },
  },
]
