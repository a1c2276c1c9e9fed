import { business } from '../../../workshop/business.ts'

/** Where else the workshop can be found. */
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
