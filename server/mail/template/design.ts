import { html, type Markup } from './html.ts'

/** The palette of ui/tokens.css. Mail clients don't support custom properties, so every element has its colours inline. */
export const palette = {
  ink: '#15181d',
  graphite: '#2a2f37',
  steel: '#5c6570',
  mist: '#a9b1ba',
  bone: '#f4f1ea',
  sand: '#dcd6c9',
  paper: '#ffffff',
  signal: '#ff5a1f',
  rust: '#b8390e',
  ember: '#ff9a75',
} as const

const { ink, graphite, steel, mist, bone, sand, paper, rust, ember } = palette

/** No font is fetched: the site's fonts are used where they are installed, otherwise system fonts. */
const textFont = "'IBM Plex Sans','Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const displayFont = "Archivo,'Helvetica Neue',Helvetica,Arial,sans-serif"
const labelFont = "'Archivo Narrow','Arial Narrow',Roboto,Helvetica,Arial,sans-serif"
const codeFont = "Consolas,Menlo,'DejaVu Sans Mono',monospace"

/** Inline styles of text. */
export const styles = {
  body: `font-family:${textFont};font-size:16px;line-height:24px;color:${ink}`,
  quiet: `font-family:${textFont};font-size:14px;line-height:24px;color:${steel}`,
  heading: `margin:0;font-family:${displayFont};font-weight:800;font-size:26px;line-height:31px;color:${ink}`,
  subheading: `margin:0;font-family:${displayFont};font-weight:800;font-size:19px;line-height:24px;color:${ink}`,
  label: `font-family:${labelFont};font-weight:700;font-size:12px;line-height:16px;letter-spacing:1px;text-transform:uppercase;color:${steel}`,
  number: `font-family:${displayFont};font-weight:800;font-size:19px;line-height:24px;color:${rust}`,
  plate: `font-family:${labelFont};font-weight:700;font-size:28px;line-height:34px;letter-spacing:3px;color:${ink}`,
  command: `font-family:${codeFont};font-size:14px;line-height:21px;color:${ink}`,
  /** Long words are broken, so that the email is never wider than the screen. */
  typed: 'overflow-wrap:anywhere;word-break:break-word',
  /** In a sentence. The padding makes it easier to tap, and moves no line. */
  inlineLink: `padding:14px 0;color:${ink};text-decoration:underline`,
  onInk: `font-family:${textFont};font-size:15px;line-height:23px;color:${bone}`,
  brand: `font-family:${displayFont};font-weight:800;font-size:20px;line-height:22px;color:${bone}`,
  brandRest: `font-family:${labelFont};font-weight:700;font-size:12px;line-height:16px;letter-spacing:1.5px;text-transform:uppercase;color:${bone}`,
} as const

/** Inline styles of surfaces. */
export const page = `background-color:${bone}`
export const sheet = `background-color:${paper}`
export const line = `1px solid ${sand}`
export const rule = `2px solid ${ink}`

/** Attributes of a layout table. */
export const layout: Markup = html`role="presentation" cellpadding="0" cellspacing="0" border="0"`

/** Dark mode overrides, by class. */
const dark: Readonly<Record<string, string>> = {
  page: `background-color:${ink}`,
  sheet: `background-color:${graphite}`,
  text: `color:${bone}`,
  quiet: `color:${mist}`,
  number: `color:${ember}`,
  line: `border-color:${steel}`,
  rule: `border-color:${bone}`,
}

const darkRules = (before: string) =>
  Object.entries(dark)
    .map(([name, declaration]) => `${before}.${name}{${declaration}!important}`)
    .join('')

export const styleSheets: readonly string[] = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (prefers-color-scheme:dark){${darkRules('')}}`,
  '@media (max-width:480px){.press{width:100%!important}.press a{text-align:center!important}}',
  // Outlook.com sets this attribute when it changes colours itself. Gmail drops a style sheet with such selectors, so they have their own.
  darkRules('[data-ogsc] '),
]
