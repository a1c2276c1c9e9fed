/** The handle of a route whose page has no scripts. React Router's would replace the history entry, and reloading it would no longer post its form again. */
export const withoutScripts = 'without scripts'
