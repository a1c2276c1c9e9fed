import type { Arrival } from '../../enquiries/receive.ts'

/** What an enquiry says about itself, before it is compared with others. */
export type Observed = {
  /** The field that people can't see is filled in. */
  trapped: boolean
  /** Milliseconds between the page's navigation and the press of the button; undefined where no page told. */
  pageAge: number | undefined
  /** Different websites that the text links to. */
  linkedHosts: number
  /** HTML elements or forum tags. */
  markup: boolean
}

/** Links that are looked at; more tell nothing new. */
const mostLinks = 100

// Both patterns are bounded, and no two of their parts can match the same character: they take linear time.
const link = /(?:https?:\/\/(?:www\.)?|\bwww\.)([\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,8})/giu
// Only elements of HTML: '<ed@fencing.example>' and '<3' are what people type.
const markup =
  /<\/?(?:a|b|br|body|center|div|em|font|form|h[1-6]|html|i|iframe|img|input|li|object|p|script|span|strong|style|svg|table|td|tr|u|ul)(?=[\s/>])|\[\/?(?:url|link|img|b|i|u|quote|code)[=\]]/i

export function observe({ name, subject, message }: Readonly<Record<string, string>>, arrival: Arrival = {}): Observed {
  const text = [name, subject, message].join('\n')
  const hosts = text
    .matchAll(link)
    .take(mostLinks)
    .map(([, host]) => host?.toLowerCase())
  return {
    trapped: arrival.trapped ?? false,
    pageAge: arrival.pageAge,
    linkedHosts: new Set(hosts).size,
    markup: markup.test(text),
  }
}
