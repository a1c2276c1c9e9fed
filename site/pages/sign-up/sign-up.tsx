import button from '../../../ui/button/button.module.css'
import { AccountCard } from '../../components/account-card/account-card.tsx'
import { Banner } from '../../components/banner/banner.tsx'
import { notices } from '../../components/sample-form/notices.ts'
import { TextField } from '../../components/text-field/text-field.tsx'
import { wording as common } from '../../wording.ts'
import { signUpWording as wording } from './sign-up.wording.ts'

export default function SignUp() {
  return (
    <>
      <Banner title={wording.title} lead={wording.lead} link={{ text: common.bookAppointment, to: '/appointment' }} />
      <AccountCard
        title={wording.title}
        notice={notices.signUp}
        other={
          <>
            {wording.haveAccount} <a href="/sign-in">{wording.signIn}</a>
          </>
        }
      >
        <TextField label={wording.username} name="username" autoComplete="username" />
        <TextField label={wording.email} name="email" type="email" autoComplete="email" />
        <TextField label={wording.password} name="password" type="password" autoComplete="new-password" />
        <button type="submit" className={button.quiet}>
          {wording.submit}
        </button>
      </AccountCard>
    </>
  )
}
