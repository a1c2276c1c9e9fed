import { escapeHtml } from '../escape-html.ts'

/** `title` is also the heading unless there is a `heading`. `site`: whose page it is. `body` and `style`: HTML and CSS. `aboveHeading`: HTML. */
type PlainPage = { title: string; site: string; heading?: string; aboveHeading?: string; body: string; style?: string }

/** Returns a page that loads nothing, for when neither the site nor the desk can render one. */
export function plainPage({ title, site, heading = title, aboveHeading = '', body, style }: PlainPage): string {
  return `<!doctype html>
<html lang="en-NZ">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} - ${escapeHtml(site)}</title>
${style ? `<style>${style}</style>\n` : ''}</head>
<body>
<main>
${aboveHeading}<h1>${escapeHtml(heading)}</h1>
${body}
</main>
</body>
</html>
`
}
