/** Facts for search engines, as schema.org describes them. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text of a script is not escaped as HTML; '<' is escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
