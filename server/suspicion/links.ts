import type { Sign } from './suspicion.ts'

// Whatever repeats is bounded, here and in the other rules, so that no message takes long to judge.
// What a browser would make a link of, and bare hosts with a path or a usual ending.
const link =
  /(?:https?:\/\/|www\.)[^\s<>"'\]]+|(?<![a-z\d.-])(?:[a-z\d-]{1,63}\.){1,5}(?:com|net|org|info|io|ru|xyz|top|click|shop|online|site|icu|biz|co|me|link|club|live|pro|store|cc|ly)\b(?:\/[^\s<>"'\]]*)?/gi
const markup = /<a\s[^>]{0,200}href|\[url[=\]]|\[link[=\]]|href\s*=/i

/** Where people in New Zealand keep photographs, cars and papers. Other hosts of .nz count as well. */
const familiar =
  /(?:^|\.)(?:nz|photos\.app\.goo\.gl|photos\.google\.com|drive\.google\.com|maps\.app\.goo\.gl|icloud\.com|onedrive\.live\.com|1drv\.ms|dropbox\.com|imgur\.com|flickr\.com|facebook\.com|instagram\.com|youtube\.com|youtu\.be|wetransfer\.com)$/i
const shortened = /(?:^|\.)(?:bit\.ly|tinyurl\.com|cutt\.ly|t\.me|telegra\.ph|wa\.me|rb\.gy|is\.gd|shorturl\.at|t\.co|linktr\.ee)$/i
const cheap = /\.(?:ru|su|xyz|top|click|shop|online|site|icu|info|biz|club|live|pro|store|buzz|cc|tk|link|win|vip|bond)$/i

/** Links, by where they lead and where they stand. Those to photographs and New Zealand sites are no sign. */
export function judgeLinks(answers: Readonly<Record<string, string>>): Sign[] {
  const { name = '', subject = '', message = '' } = answers
  const strange = hosts(`${subject} ${message}`).filter((host) => !familiar.test(host))
  const pointsByCount = [0, 4, 6, 8][Math.min(strange.length, 3)] ?? 0
  return [
    ['links', pointsByCount],
    ['link as markup', markup.test(message + subject + name) ? 10 : 0],
    ['shortened link', strange.some((host) => shortened.test(host)) ? 6 : 0],
    ['cheap host', strange.some((host) => cheap.test(host)) ? 4 : 0],
    ['link in name', hosts(name).length > 0 ? 8 : 0],
    ['link in subject', hosts(subject).length > 0 ? 4 : 0],
    ['nothing but a link', strange.length > 0 && message.replaceAll(link, '').trim().length < 12 ? 6 : 0],
  ]
}

function hosts(text: string): string[] {
  // An e-mail address holds a host and is no link.
  const found = text.replaceAll(/[^\s@]{1,64}@[^\s@]{1,255}/g, ' ').match(link) ?? []
  return [
    ...new Set(
      found.map((one) =>
        one
          .replace(/^https?:\/\//i, '')
          .replace(/[/?#:].*$/, '')
          .replace(/[.,;!)]+$/, '')
          .toLowerCase(),
      ),
    ),
  ]
}
