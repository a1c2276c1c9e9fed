import { bookableServices } from '../../../workshop/bookable-services.ts'
import type { Dice } from '../../testing/dice.ts'
import type { Sample } from './sample.ts'

const firstNames =
  'Hana Mārama Tāne Aroha Wiremu Rāwiri Ngaio Kahu Sophie Jack Olivia Priya Arjun Mei-Ling Wei Siosaia Sione Tala Lupe Kenji Ji-woo Rosa Dmitri Olena Fatima Yusuf Grace Thomas Ruth Bev Trev Shaz LeAnne JoAnn DeShawn Zoë Björn Siobhán Ngọc Tūī'.split(
    ' ',
  )
const lastNames =
  "Williams Tūhoe Parata Ngata Te-Kanawa Smith O'Brien McDonald MacKenzie McKay van-der-Berg de-Vries Patel Singh Kaur Chen Wang Nguyễn Taufa Leota Vaipulu Tanaka Kim Ivanov Petrenko Müller Fitzgerald Brown Hohepa Rangi Whaanga Schwarz Ng Szczęsny".split(
    ' ',
  )
const domains = [
  'gmail.com',
  'gmail.com',
  'xtra.co.nz',
  'outlook.co.nz',
  'hotmail.com',
  'icloud.com',
  'yahoo.co.nz',
  'slingshot.co.nz',
  'proton.me',
  'massey.ac.nz',
  'mail.ru',
  'qq.com',
  'fastmail.com',
  'smithplumbing.co.nz',
  'palmybuilders.nz',
]
const cars = [
  '2012 Mazda Demio',
  'Toyota Aqua',
  'Nissan Leaf 30 kWh',
  'Hilux',
  'Subaru Legacy wagon',
  'VW Golf',
  'Honda Fit',
  'Ford Ranger PX2',
  'BMW 320i',
  'Outlander PHEV',
  'old Corolla',
  'Swift',
  'Kia Sportage',
  'Discovery 4',
  'Prius',
  'Commodore',
  'Hiace van',
  'Tiida',
  'Audi A4',
  'my ute',
]
const troubles = [
  'makes a grinding noise when I brake',
  'will not start in the morning',
  'has the check engine light on',
  'pulls to the left',
  'is due for a WoF',
  'failed its WoF on the front lower arm bushes',
  'needs a new battery I think',
  'leaks oil on the drive',
  'aircon blows warm',
  'got hit in the carpark, rear bumper and tail light',
  'has rust around the rear arch',
  'shudders between 2nd and 3rd',
  'overheated on the Pahiatua Track',
  'has a flat spare and worn front tyres',
  'clunks over speed bumps',
  'needs the cambelt done',
  'has a crack in the windscreen',
  'lost power on the hill',
]
const wishes = [
  'Can you have a look this week?',
  'How much roughly?',
  'Any time after 3 pm is good.',
  'Do you have a courtesy car?',
  'Can I drop it off the night before?',
  'Please ring, I am at work until 5.',
  'Is Thursday possible?',
  'Happy to wait while you do it.',
  'Cheers',
  'Ngā mihi',
  'Thanks heaps!',
  'No rush.',
  'Need it back by Friday.',
  'My husband will bring it in.',
  'Could you quote before you start?',
]
const short = [
  'call me',
  'Call me please',
  'WoF',
  'wof pls',
  'Please call',
  'ring me',
  'WOF and service',
  'Flat battery',
  'brakes',
  'Txt me thx',
  'asap',
  'oil change',
  'As discussed',
  'Kia ora',
  'hi',
  '.',
  'see above',
  'Service due',
  '?',
  'WoF + rego',
]
const reo = [
  'Kia ora, kua pakaru taku motokā. Ka taea e koutou te āwhina mai?',
  'Tēnā koutou, e hiahia ana au ki te WoF mō taku motokā ā te Rāmere. Ngā mihi nui.',
  'Mōrena! He tangi kei te wīra mauī. Āhea wātea ai koutou?',
  'Kei te mate te pāhiko, kāore e tīmata. Waea mai, ngā mihi.',
  'He aha te utu mō te whakatika i ngā pereki?',
]
const foreign = [
  'Здравствуйте, у меня стучит подвеска на Тойоте, когда можно приехать?',
  '你好，我的车空调不冷，周五可以来吗？谢谢',
  'Malo e lelei, oku maumau eku kaa, fakamolemole ta mai',
  'Hallo, mein Camper verliert Öl, wir reisen am Montag weiter. Haben Sie Zeit?',
  'नमस्ते, मेरी गाड़ी के ब्रेक आवाज़ कर रहे हैं',
  'Talofa lava, e leaga le taavale a lo‘u tina',
]
const links = [
  'Photos of the damage: https://photos.app.goo.gl/x9Kd82hQm',
  'Thinking of buying this, pre-purchase check? https://www.trademe.co.nz/a/motors/cars/toyota/listing/4971112345',
  'The part I have: https://www.repco.co.nz/brake-pads/p/A1234',
  'Pics here https://www.dropbox.com/s/abc/dent.jpg?dl=0',
  'Dashcam video https://youtu.be/dQw4w9WgXcQ',
  'Turners report is at turners.co.nz/Cars/123456',
  'icloud album https://www.icloud.com/sharedalbum/#B0x',
  'Found you via www.palmy.nz',
  'This is the wheel I want: https://www.ebay.com/itm/334455',
  'The recall notice: https://www.mazda.com/recall/2015-022',
]
const insurance = [
  'Insurance claim AMI 20231187654, assessor is Dave.',
  'State claim number C-884512/2, excess $500.',
  'Tower claim TWR0099123. They said you are an approved repairer?',
  'Police report 231103/4471, other driver is at fault, his insurer is Vero.',
  'Third party claim. My policy no. is 0012-7788-99.',
]
const hard = [
  'I run a web design business and my van needs its first service.',
  'Is there a guarantee on the gearbox repair? The last place gave 12 months money back.',
  'Can I pay the repair with a loan or Afterpay? It will be over $2000.',
  'Your website says you do hybrids. Does that include the Leaf battery report?',
  'We are a small marketing agency with four pool cars and look for a workshop for regular WoFs.',
  'I saw your reviews on Google. Are you open on Sunday?',
  'Are you interested in buying my old Falcon for parts?',
  'Please remove me from the reminder list, I sold the car.',
  'Hello, website would not let me choose two services: WoF and aircon please.',
  'Free WoF recheck? It failed on one bulb only.',
  'I won a voucher at the school gala for a service with you, can I use it in March?',
  'Investment property tenants left a car here, can you tow and assess it?',
  'Need an invoice for insurance, 100% their fault. Total was $1,240.',
  'Test drive noise at 100km/h, gone at 80. Testing the patience of my wife :)',
  'CAR WONT START!!! STUCK AT COUNTDOWN CARPARK PLEASE CALL!!!',
  'i have alot of lights on dash abs tcs and engine its a 08 mazda axela sp23 auto 180ks had the battery out last week',
  'Sorry wrong plate before, it is the blue one not the silver one',
  'Would you be interested in sponsoring the under 12s? Also my Hiace is due.',
]

/** A person who needs a workshop. */
export function person(dice: Dice, at: number): Sample {
  const { pick, whole, chance } = dice
  const name = chance(0.1) ? pick(firstNames) : `${pick(firstNames)} ${pick(lastNames).replaceAll('-', ' ')}`
  const plain = name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z ]/g, '')
    .toLowerCase()
    .split(' ')
  const email = `${plain.join(pick(['.', '', '_']))}${chance(0.4) ? whole(1, 99) : ''}@${pick(domains)}`
  const phone = pick([
    `021 ${whole(100, 999)} ${whole(1000, 9999)}`,
    `+64 27 ${whole(100, 999)} ${whole(1000, 9999)}`,
    `06 ${whole(350, 359)} ${whole(1000, 9999)}`,
    `022${whole(1000000, 9999999)}`,
    `+61 4${whole(10, 99)} ${whole(100, 999)} ${whole(100, 999)}`,
  ])
  const story = () =>
    `${pick(['Hi, my', 'My', 'Hi team, the', 'Hello. Our', 'Kia ora, my'])} ${pick(cars)} ${pick(troubles)}. ${pick(wishes)}`
  const message = pick([
    story,
    story,
    story,
    () => pick(short),
    () => pick(reo),
    () => pick(foreign),
    () => `${story()} ${pick(links)}`,
    () => `${pick(links)}\n${pick(links)}`,
    () => `${story()}\n${pick(insurance)}`,
    () => pick(hard),
  ])()
  const said = chance(0.1) ? message.toUpperCase() : chance(0.2) ? message.toLowerCase() : message
  const booking = chance(0.6)
  // With scripts the age of the page: autofill and paste take three seconds, most people a minute or more.
  const arrival = chance(0.85)
    ? { by: 'page' as const, browser: true, pageAge: chance(0.25) ? whole(2600, 6000) : whole(15_000, 900_000) }
    : chance(0.7)
      ? { by: 'form' as const, browser: true }
      : { by: 'page' as const, browser: chance(0.5) }
  return {
    of: 'people',
    id: `person ${at}`,
    arrival,
    answers: booking
      ? {
          name,
          email,
          phone,
          plate: `${pick(['ABC', 'KLM', 'NRT', 'QFD'])}${whole(100, 999)}`,
          service: pick(bookableServices),
          message: said,
        }
      : {
          name,
          email,
          phone: chance(0.5) ? '' : phone,
          subject: pick(['WoF', 'Quote', 'Courtesy car', 'Question', 'Insurance repair', 'Price for a service?', said.slice(0, 30)]),
          message: said,
        },
  }
}
