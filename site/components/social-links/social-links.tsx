import { business } from '../../../workshop/business.ts'

/** The workshop's social links. */
export function SocialLinks({ className, label }: { className: string | undefined; label?: string }) {
  return (
    <ul className={className} aria-label={label}>
      {business.social.map(({ name, url }) => (
        <li key={name}>
          <a href={url} rel="noopener">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
