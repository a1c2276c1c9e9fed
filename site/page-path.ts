import { useLocation } from 'react-router'

/** The path of this page as workshop/pages.ts has it. Prerendering asks for each page with a slash at its end. */
export function usePagePath(): string {
  return pagePath(useLocation())
}

/** As `usePagePath`, for a route's meta function. */
export function pagePath({ pathname }: { pathname: string }): string {
  return pathname.replace(/(?<=.)\/$/, '')
}
