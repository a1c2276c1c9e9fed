import { CallToAction } from '../call-to-action/call-to-action.tsx'

const wording = {
  title: 'Sounds like your car?',
  text: 'Tell us what it’s doing, and we’ll tell you whether it can wait.',
}

/** Book or call, below the posts of both blog pages. */
export function BlogEnd() {
  return <CallToAction title={wording.title} text={wording.text} tone="paper" />
}
