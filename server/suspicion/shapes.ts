import type { Sign } from './suspicion.ts'

/** Text that a program puts together, or that tries how the server falls. */
export function judgeShapes(answers: Readonly<Record<string, string>>): Sign[] {
  const { name = '', email = '', phone = '', subject = '', message = '' } = answers
  const all = Object.values(answers).join('\n')
  return [
    ['noise', noisy(message) ? (message.length < 10 ? 7 : 10) : 0],
    ['noisy name', noisy(name) || /^[A-Z][a-z]{3,}[A-Z][a-z]{1,5}[A-Z]?$/.test(name) ? 4 : 0],
    ['noisy subject', noisy(subject) ? 4 : 0],
    // 'WoF' as subject and message is a person in a hurry; a name as message is not.
    ['one answer everywhere', name.length > 3 && name.toLowerCase() === message.toLowerCase() ? 10 : 0],
    ['markup', /<\/?[a-z][^>]{0,300}>|\[\/?(?:b|i|img|quote)\]/i.test(all) ? 5 : 0],
    ['attack', attack.test(all) ? 10 : 0],
    ['address of bots', botAddress(email) ? 3 : 0],
    ['foreign number', /^8\d{10}$/.test(phone) ? 4 : 0],
    [
      'letters of another language',
      foreignShare(message) > 0.4 && /\p{Script=Cyrillic}/u.test(message) && !/\p{Script=Cyrillic}/u.test(name) ? 5 : 0,
    ],
  ]
}

const attack =
  /<\s{0,5}(?:script|iframe|svg|img)\b|javascript:|\bon(?:error|load)\s{0,5}=|\bunion\s{1,5}(?:all\s{1,5})?select\b|'\s{0,5}or\s{1,5}'?\d|"\s{0,5}or\s{1,5}"?\d|\bsleep\(\d|waitfor\s{1,5}delay|;\s{0,5}drop\s{1,5}table|\$\{jndi:|\{\{.{0,100}\}\}|<%|\.\.\/\.\.\/|\/etc\/passwd|\bcmd=|\|\|\s{0,5}(?:cat|id|ping)\b|\bphpinfo\(|\$\(.{0,100}\)|<\?php|xp_cmdshell|dbms_pipe/i

/** One run of letters that no language writes: capitals inside the word, hardly a vowel, or keys in a row. */
function noisy(text: string): boolean {
  const word = text.trim()
  if (!/^[A-Za-z\d]{7,}$/.test(word)) return manyNoisyWords(word)
  const changes = word.match(/[a-z][A-Z]/g)?.length ?? 0
  return changes >= 2 || vowelless(word) || /[bcdfghjklmnpqrstvwxz]{6}/i.test(word) || /^(?:asdf|qwer|zxcv|abcd)\w*$/i.test(word)
}

function manyNoisyWords(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /^[A-Za-z]{5,}$/.test(word))
  const odd = words.filter((word) => (word.match(/[a-z][A-Z]/g)?.length ?? 0) >= 2 || vowelless(word))
  return words.length >= 2 && odd.length > words.length / 2
}

function vowelless(word: string): boolean {
  const letters = word.replaceAll(/[^A-Za-z]/g, '')
  const vowels = letters.match(/[aeiouy]/gi)?.length ?? 0
  return letters.length >= 7 && vowels / letters.length < 0.16
}

// Many dots are one mailbox under many names, which only programs need.
function botAddress(email: string): boolean {
  const [local = '', host = ''] = email.toLowerCase().split('@')
  return (
    (host === 'gmail.com' && (local.match(/\./g)?.length ?? 0) >= 3) ||
    /\.(?:ru|su|xyz|top|icu|click|online|site|shop)$/.test(host) ||
    /^(?:bk|list|inbox)\.ru$/.test(host)
  )
}

function foreignShare(text: string): number {
  const letters = text.match(/\p{L}/gu) ?? []
  return letters.length === 0 ? 0 : letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length / letters.length
}
