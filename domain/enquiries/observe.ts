import type { SubmissionInfo } from './receive.ts'

/** What an enquiry shows on its own, before it is compared with others. */
export type Observed = {
  honeypotFilled: boolean
  /** Milliseconds from page load to submit; undefined when the page's script didn't report it. */
  pageAge: number | undefined
  /** Number of different websites that the text links to. */
  linkedHosts: number
  /** Whether the text has HTML elements or forum tags. */
  markup: boolean
}

/** Bounds the work; more links change nothing. */
const maxLinks = 100

// Both patterns take linear time: their repetitions are bounded, and adjacent parts can't match the same character.
const link = /(?:https?:\/\/(?:www\.)?|\bwww\.)([\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,8})/giu
// Only known HTML elements, since people type '<ed@fencing.example>' and '<3'.
const markup =
  /<\/?(?:a|b|br|body|center|div|em|font|form|h[1-6]|html|i|iframe|img|input|li|object|p|script|span|strong|style|svg|table|td|tr|u|ul)(?=[\s/>])|\[\/?(?:url|link|img|b|i|u|quote|code)[=\]]/i

export function observe({ name, subject, message }: Readonly<Record<string, string>>, submission: SubmissionInfo = {}): Observed {
  const text = [name, subject, message].join('\n')
  const hosts = text
    .matchAll(link)
    .take(maxLinks)
    .map(([, host]) => host?.toLowerCase())
  return {
    honeypotFilled: submission.honeypotFilled ?? false,
    pageAge: submission.pageAge,
    linkedHosts: new Set(hosts).size,
    markup: markup.test(text),
  }
}
