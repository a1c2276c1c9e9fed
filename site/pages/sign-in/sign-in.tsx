import drawing from '../../../art/drawings/key.svg?url'
import { AccountCard } from '../../components/account-card/account-card.tsx'
import { Banner } from '../../components/banner/banner.tsx'
import button from '../../components/button/button.module.css'
import { CheckField } from '../../components/check-field/check-field.tsx'
import { notices } from '../../components/inert-form/notices.ts'
import { SiteLink } from '../../components/site-link/site-link.tsx'
import { TextField } from '../../components/text-field/text-field.tsx'
import { pageMeta } from '../../page-meta.ts'
import styles from './sign-in.module.css'
import { signInWording as wording } from './sign-in.wording.ts'

export const meta = () => pageMeta('/sign-in')

export default function SignIn() {
  return (
    <>
      <Banner drawing={drawing} title={wording.title} from={[{ text: 'Home', to: '/' }]} lead={wording.lead} />
      <AccountCard
        title={wording.title}
        product="oil-filter"
        notice={notices.signIn}
        notices={{ forgot: notices.forgotPassword }}
        lead={
          <>
            {wording.noAccount} <SiteLink to="/sign-up">{wording.signUp}</SiteLink>
          </>
        }
      >
        <TextField label={wording.login} name="login" autoComplete="username" />
        <TextField label={wording.password} name="password" type="password" autoComplete="current-password" />
        <CheckField label={wording.remember} name="remember" />
        <div className={styles.end}>
          <button type="submit" className={button.primary}>
            {wording.submit}
          </button>
          <button type="submit" value="forgot" className={styles.forgot}>
            {wording.forgot}
          </button>
        </div>
      </AccountCard>
    </>
  )
}
