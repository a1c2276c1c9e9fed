import { expect, test } from 'vitest'
import { check } from '../form.ts'
import { badInvites, goodInvite } from './invite.examples.ts'
import { inviteForm } from './invite.ts'
import { badJoins, goodJoin, goodJoins } from './join.examples.ts'
import { joinFormOf } from './join.ts'
import { badSignIns, goodSignIn, goodSignIns } from './sign-in.examples.ts'
import { signInForm } from './sign-in.ts'

const colleague = joinFormOf({ email: 'aroha@example.co.nz' })

test.for(goodSignIns)('a sign-in form is accepted when $because', ({ answers }) => {
  expect(check(signInForm, answers)).toEqual({ ok: true, answers: { keep: '', ...answers } })
})

test.for(badSignIns)('a sign-in form is refused when $because', ({ answers, fieldErrors }) => {
  expect(check(signInForm, answers)).toEqual({ ok: false, fieldErrors })
})

test.for(goodJoins)('a join form is accepted when $because', ({ answers }) => {
  expect(check(colleague, answers)).toEqual({ ok: true, answers })
})

test.for(badJoins)('a join form is refused when $because', ({ answers, fieldErrors }) => {
  expect(check(colleague, answers)).toEqual({ ok: false, fieldErrors })
})

test.for(badInvites)('an invite is refused when $because', ({ answers, fieldErrors }) => {
  expect(check(inviteForm, answers)).toEqual({ ok: false, fieldErrors })
})

test('an invite without a role is for staff', () => {
  expect(check(inviteForm, { email: goodInvite.email })).toEqual({ ok: true, answers: goodInvite })
})

test('the first owner enters name, email and password, a colleague name and password, and a new password is entered alone', () => {
  const asked = (link: Parameters<typeof joinFormOf>[0]) => Object.keys(joinFormOf(link).fields)
  expect(asked({ email: '' })).toEqual(['name', 'email', 'password'])
  expect(asked({ email: 'aroha@example.co.nz' })).toEqual(['name', 'password'])
  expect(asked({ email: 'aroha@example.co.nz', name: 'Aroha' })).toEqual(['password'])
})

test('a macron typed as one character or as two is the same password', () => {
  const checked = (password: string) => check(signInForm, { ...goodSignIn, password })
  expect(checked('whakata\u0304ne and gravel')).toEqual(checked('whakatāne and gravel'))
  expect(check(colleague, { ...goodJoin, password: 'whakata\u0304ne and gravel' })).toMatchObject({
    answers: { password: 'whakatāne and gravel' },
  })
})
