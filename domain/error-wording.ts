/** What happened, and what to do. */
export type ErrorWording = { title: string; text: string }

const down: ErrorWording = {
  title: 'The desk isn’t working right now',
  text: 'If you were saving something, it wasn’t saved. It’s usually back within a minute, so try again, and ring the customer if it’s urgent.',
}

const wordings: Readonly<Record<number, ErrorWording>> = {
  400: { title: 'That form was out of date', text: 'Go back, reload the page and have another go.' },
  403: { title: 'This page is for owners', text: 'Ask the owner if you need something changed here.' },
  404: { title: 'There’s nothing here', text: 'The link may be wrong, or the enquiry has been deleted. Look for it in the inbox.' },
  413: { title: 'That’s too long', text: 'Nothing was sent. Press Back: your text is still there. Shorten it and send it again.' },
  415: { title: 'Not sent', text: 'The desk only accepts its own forms. Press Back and try again.' },
  // From a proxy, while the server restarts.
  502: down,
  503: down,
  504: {
    title: 'No connection',
    text: 'This page couldn’t be loaded. Try again once you’re connected: if you’ve just sent something, the page then says whether it arrived.',
  },
}

const otherwise: ErrorWording = {
  title: 'Something went wrong',
  text: 'Press Back and try again in a moment. If it keeps happening, tell the person who looks after the website.',
}

/** Returns the wording of an error page, whether the application or the server sends it. */
export function describeError(status: number): ErrorWording {
  return wordings[status] ?? otherwise
}

/** Shown above a form that is still there when the store or the network is down. `what`: what the desk can't do. */
export function describeUnavailable(what: 'save' | 'sign you in'): string {
  return `The desk can’t ${what} right now. What you typed is still here, so try again in a minute.`
}
