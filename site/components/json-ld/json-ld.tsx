/** Structured data (schema.org) for search engines. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would HTML-escape the script's text; '<' is escaped above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
