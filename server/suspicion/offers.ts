import type { Sign } from './suspicion.ts'

/**
 * Phrases of those who write to sell, with their points. Whatever repeats in them is bounded, so that no message takes long to judge. They are phrases and not words: an owner may run a web design
 * business, ask for a guarantee or pay with a loan.
 */
const phrases: readonly (readonly [RegExp, number])[] = [
  // Being found
  [/\bseo\b|search engine (?:optimi|rank|visib|market)/, 7],
  [/(?:rank|page|position|top|spot)\w{0,10} (?:\w{1,20} ){0,3}(?:of |on |in )(?:google|bing|search)/, 7],
  [/\bback-?links?\b|guest post|link building|link insertion|domain authority|organic traffic|sponsored (?:post|article)/, 8],
  [
    /more (?:\w{1,20} )?(?:traffic|visitors|leads|customers|clients|sales|bookings)|(?:boost|increase|grow|double|skyrocket|explode) your (?:\w{1,20} ){0,2}(?:traffic|sales|revenue|business|visibility|leads|ranking|presence|income|followers|bookings)/,
    6,
  ],
  [
    /(?:not|isn't) mobile[- ]friendly|missing (?:from|in) (?:google|bing|search)|google (?:my )?business profile|google (?:ads|reviews)|(?:5|five)[- ]star reviews|buy (?:\w{1,20} )?(?:reviews|followers)|online (?:presence|reputation|visibility)/,
    5,
  ],
  [
    /\b(?:generate|qualified|exclusive|fresh|verified) (?:\w{1,20} )?leads\b|lead generation|cold (?:email|call)|email (?:list|marketing|blast|database)|contact list/,
    7,
  ],
  // Our site
  [/(?:your|ur) (?:web ?site|site|home ?page|webpage|domain|online store)\b/, 3],
  [
    /(?:re-?design|re-?build|revamp|improve|optimi[sz]e|audit|upgrade|moderni[sz]e) (?:\w{1,20} ){0,4}(?:web ?site|site|page)\b|web(?:site)? (?:design|development|redesign|developer|audit)/,
    5,
  ],
  [
    /(?:mobile )?apps? (?:design|development|developer)|explainer video|video production|animated video|promo(?:tional)? video|logo design|graphic design(?:er)? (?:service|team)/,
    6,
  ],
  [
    /digital (?:marketing|agency)|social media (?:market|manage|post|growth)|marketing (?:agency|service|campaign|expert|strategy|solution)|\bppc\b|chat ?bots?\b|\bai (?:tool|agent|assistant|receptionist|automation|solution|powered)/,
    6,
  ],
  [
    /contact forms?\b|website forms?\b|(?:came|come|stumbled) across your|found your (?:business|company|web|site)|visit(?:ed|ing) your (?:web|site)|looking (?:at|through) your (?:web|site)/,
    5,
  ],
  // Help that nobody asked for
  [/virtual assistants?|outsourc|offshore|freelancer|dedicated (?:developer|team)|white[- ]label|years of experience in/, 7],
  [
    /(?:we|i) (?:can |could |would love to |will |specialise |specialize )?(?:help|assist|support|offer|provide|supply|speciali[sz]e in) (?:\w{1,20} ){0,3}(?:business|businesses|compan|garages|workshops|dealers|service provider|brands|owners like)/,
    5,
  ],
  [
    /\b(?:free|no[- ]obligation|complimentary) (?:\w{1,20} ){0,2}(?:audit|consultation|proposal|demo|trial|analysis|strategy|mock-?up|report|sample|call)\b/,
    5,
  ],
  [
    /(?:would you be|are you) (?:interested|open to)|(?:quick|short|brief|10|15|ten|fifteen)[- ]?(?:minute|min)? (?:call|chat|meeting)\b|schedule a (?:call|demo|meeting)|(?:send|share) (?:you )?(?:\w{1,20} )?(?:the |our |a )?(?:proposal|price ?list|pricing|portfolio|catalog)/,
    3,
  ],
  [
    /wholesale|bulk (?:order|price|sms)|factory (?:price|direct)|manufactur(?:er|ers|ing) (?:of|in|from)|(?:our|product|latest) catalog|best (?:price|quality) (?:and|from|guarantee)|moq\b|\bb2b\b|supplier (?:of|from|in) china/,
    6,
  ],
  // Money
  [
    /(?:business|working|merchant|startup|unsecured) (?:\w{1,20} )?(?:loan|capital|funding|financ|cash|credit)|loan offer|(?:need|get|secure) (?:\w{1,20} )?funding|low interest|instant approval|line of credit/,
    7,
  ],
  [
    /bitcoin|\bbtc\b|crypto|\busdt\b|forex|trading (?:platform|signal|bot)|passive income|make money|earn \$?\d|\binvest(?:ment|or|ing)?\b (?:opportunit|platform|plan|proposal|project|return)|financial freedom|work from home|get rich/,
    8,
  ],
  [
    /inheritance|next of kin|beneficiary|million (?:us )?(?:dollars|usd|euro)|\bbarrister\b|late (?:client|husband)|unclaimed (?:fund|sum|estate)|compensation fund|lottery|you (?:have )?won\b|(?:claim|collect) your (?:prize|reward|gift)/,
    9,
  ],
  // Goods
  [/casino|\bslots?\b (?:game|online|bonus)|sports? ?bet|betting|poker|free spins|jackpot|gambl/, 9],
  [
    /viagra|cialis|pharmac(?:y|ies)|weight loss|\bketo\b|\bcbd\b|male enhancement|erectile|kamagra|steroids|nootropic|lose (?:\d+ )?(?:kg|kilo|pounds|weight)/,
    9,
  ],
  [
    /\bporn|\bsexy?\b|\bescorts?\b|adult dating|dating (?:site|app)|hot (?:girls|women|singles)|onlyfans|nude|webcam girl|meet (?:single|local|beautiful) (?:wom|girl|single)/,
    9,
  ],
  [/replica|rolex|louis vuitton|ray-?ban|cheap (?:nike|jersey|handbag|watches|shoes)|designer (?:bags|handbags)/, 7],
  [
    /data ?base(?:s)? (?:for sale|of (?:email|compan|business))|proxies|captcha|gsa ser|xrumer|scrapebox|hacked|your (?:data|password|database) (?:has been|was|is) (?:leaked|stolen|compromised)/,
    8,
  ],
  [
    /infring\w{0,10} (?:\w{1,20} )?copyright|copyright (?:infring|violation|claim)|dmca|(?:images|photos) (?:\w{1,20} ){0,3}without (?:my|our) permission|trademark (?:notice|regist)|domain (?:name )?(?:expir|regist|renew|is about to)/,
    7,
  ],
  // The way they ask
  [
    /\bclick (?:here|below|the link|on the link)|limited[- ]time|special offer|act (?:now|fast)|(?:\d+ ?%|percent) (?:off|discount|guarantee)|money[- ]back|risk[- ]free|100 ?% (?:free|guarantee|legit|safe|natural)|best regards,? (?:the )?\w{1,20} team|only \$ ?\d+/,
    4,
  ],
  [
    /unsubscribe|opt[- ]?out|not interested|remove (?:you|your|me)|reply (?:with )?["'“]?(?:stop|no|yes)\b|if this (?:isn.t|is not) (?:for|relevant)/,
    5,
  ],
  [
    /dear (?:sir|madam|sirs|business owner|owner|webmaster|manager|site owner|friend|beloved|website owner)|(?:hi|hello|hey),? (?:there,? )?(?:website|site|business) owner|to the (?:owner|webmaster|person)|attn:? (?:owner|manager)/,
    4,
  ],
  [/whats ?app\b[^a-z]*\+?\d|telegram|\bskype\b/, 4],
  [/казино|заработ|кредит|продвижен|раскрутк|купить|скидк|сайт[ауе]?\b|рассылк|ставк[иа] на|виагр|бесплатн/, 6],
  [/推广|优化|排名|贷款|代写|博彩|赌场|发票|加微信|外贸|网站建设|批发/, 8],
]

/** What is offered instead of asked for. Each phrase counts once. */
export function judgeOffers({ subject = '', message = '' }: Readonly<Record<string, string>>): Sign[] {
  const text = `${subject}\n${message}`
    .toLowerCase()
    .replaceAll(/[’`]/g, "'")
    .replaceAll(/[^\S\n]+/g, ' ')
  const points = phrases.reduce((sum, [phrase, points]) => sum + (phrase.test(text) ? points : 0), 0)
  return [['offer', points]]
}
