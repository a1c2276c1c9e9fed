import { createContext, useContext } from 'react'
import type { FormPost } from '../domain/enquiries/form-post.ts'

/** The current page, from context. */
export type CurrentPage = {
  /** Its path in content/pages.ts. */
  path: string
  query: URLSearchParams
  /** The result of a form post without scripts, on the page rendered in response. */
  posted?: FormPost
}

const context = createContext<CurrentPage>({ path: '/', query: new URLSearchParams() })

export const CurrentPageProvider = context.Provider

export function useCurrentPage(): CurrentPage {
  return useContext(context)
}
