import { useFacts } from '../../../ui/facts.ts'

/** The workshop's social links. */
export function SocialLinks({ className, label }: { className: string | undefined; label?: string }) {
  const { social } = useFacts().business
  return (
    <ul className={className} aria-label={label}>
      {social.map(({ name, url }) => (
        <li key={name}>
          <a href={url} rel="noopener">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
