import button from '../../../ui/button/button.module.css'
import { CheckField } from '../../../ui/check-field/check-field.tsx'
import { AccountCard } from '../../components/account-card/account-card.tsx'
import { Banner } from '../../components/banner/banner.tsx'
import { notices } from '../../components/sample-form/notices.ts'
import { TextField } from '../../components/text-field/text-field.tsx'
import { wording as common } from '../../wording.ts'
import styles from './sign-in.module.css'
import { signInWording as wording } from './sign-in.wording.ts'

export default function SignIn() {
  return (
    <>
      <Banner title={wording.title} lead={wording.lead} link={{ text: common.bookAppointment, to: '/appointment' }} />
      <AccountCard
        title={wording.title}
        notice={notices.signIn}
        notices={{ forgot: notices.forgotPassword }}
        other={
          <>
            {wording.noAccount} <a href="/sign-up">{wording.signUp}</a>
          </>
        }
      >
        <TextField label={wording.login} name="login" autoComplete="username" />
        <TextField label={wording.password} name="password" type="password" autoComplete="current-password" />
        <CheckField label={wording.remember} name="remember" />
        <button type="submit" className={button.quiet}>
          {wording.submit}
        </button>
        <button type="submit" value="forgot" className={styles.forgot}>
          {wording.forgot}
        </button>
      </AccountCard>
    </>
  )
}
