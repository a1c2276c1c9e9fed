import { createContext, useContext } from 'react'
import type { FormPost } from '../enquiries/form-post.ts'

/** The page that is shown. */
export type CurrentPage = {
  /** Its path, as workshop/pages.ts has it. */
  path: string
  query: URLSearchParams
  /** What became of a form that was posted without scripts, in the answer to that post. */
  posted?: FormPost
}

const context = createContext<CurrentPage>({ path: '/', query: new URLSearchParams() })

export const CurrentPageProvider = context.Provider

export function useCurrentPage(): CurrentPage {
  return useContext(context)
}
