import { CallToAction } from '../call-to-action/call-to-action.tsx'

const wording = {
  title: 'Sounds like your car?',
  text: 'Tell us what it’s doing, and we’ll tell you whether it can wait.',
}

/** The end of both blog pages: book or call. */
export function BlogEnd() {
  return <CallToAction title={wording.title} text={wording.text} tone="paper" />
}
