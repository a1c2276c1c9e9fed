import type { TestMessage } from './genuine-messages.ts'

/**
 * Typical messages from bots and paid senders, written by hand before there was any rule. `npm run benchmark -- spam` reports how many
 * are caught. Don't make or change a rule to catch one of them.
 */
export const botMessages: readonly TestMessage[] = [
  {
    name: 'Kevin Marsh',
    subject: 'First page of Google in 30 days',
    message:
      'Hello, I was looking at your website and found some errors that keep it off the first page. We can fix this for a small monthly fee. Shall I send you a quote and our past work?',
  },
  {
    name: 'JamesTok',
    subject: 'Best backlinks 2026',
    message: 'Get 5000 quality backlinks https://boost-rank.example/buy https://cheap-links.example/dr70 https://ranktools.example/gsa',
  },
  {
    name: 'Elena',
    subject: 'hi',
    message:
      'Hi dear, I saw your profile and I am lonely tonight. Write me here <a href="http://meet-elena.example/?id=8821">my photos</a>',
  },
  {
    name: 'Crypto Desk',
    subject: 'Your wallet has 1.3724 BTC',
    message:
      'TRANSFER PENDING. Your balance of 1.3724 BTC is waiting for withdrawal. Confirm here: https://telegra.example/BTC-Transaction-8831-11-02?hs=9a1f and follow the steps before it expires.',
  },
  { name: 'nGhQvXtRkLpW', subject: 'dXpQwRtY', message: 'kJhGfDsAzXcVbNm' },
  {
    name: 'Daniel Wu',
    subject: 'Brake pads manufacturer from China',
    message:
      'Dear Sir/Madam, glad to know you are in the market of auto parts. We are the professional manufacturer of brake pads, brake discs and filters with 18 years of experience. MOQ 200 sets. Please reply me for the catalogue and best FOB price.',
  },
  {
    name: 'Olivia from Leadstream',
    message:
      'Hi there, quick question: could your workshop take 20 more bookings a month? We only work with one garage per town. If yes I will send a 2 minute video. Reply STOP to opt out.',
  },
  {
    name: 'Mike Thompson',
    subject: 'Question about your website',
    message:
      'Hey, noticed your site takes a while to load on mobile and you may be losing customers. I do audits for free. Want me to send over what I found?',
  },
  {
    name: 'Виктория',
    subject: 'Продвижение сайтов',
    message:
      'Здравствуйте! Предлагаем рассылку коммерческих предложений через формы обратной связи. 1 миллион сайтов за 10 000 рублей. Подробнее: https://form-rassylka.example',
  },
  {
    name: 'Casino Royale Bonus',
    subject: '200 free spins',
    message:
      'Play the best online slots and get 200 free spins with no deposit! https://spin-palace.example https://lucky-sevens.example https://royal-bets.example',
  },
  {
    name: 'MedStore24',
    subject: 'Cheap meds without prescription',
    message: '[url=https://meds-24.example]Order cheap tablets without prescription[/url] fast delivery worldwide',
  },
  {
    name: 'Barrister James Okoro',
    subject: 'Confidential',
    message:
      'Good day. I am the attorney of a late client who shares your last name and left the sum of 8.5 million dollars. As there is no next of kin I seek your consent to present you as beneficiary. Reply to my private e-mail for details.',
  },
  {
    name: 'Sarah Collins',
    subject: 'Guest post',
    message:
      'Hi, I am a freelance writer and love your blog. I would like to contribute an article with one do-follow link to my client. What do you charge for a guest post?',
  },
  {
    name: 'Photo Legal',
    subject: 'Copyright infringement on your website',
    message:
      'Your website is using images that belong to me without permission. Check this document with the links to the images and the original publications: https://storage.example/evidence.zip. If you do not remove them within 3 days I will file a complaint.',
  },
  {
    name: 'Robert',
    message:
      'We offer business loans from $5,000 to $500,000 with approval in 24 hours, even with bad credit. No collateral. Reply with your phone number and turnover.',
  },
  {
    name: 'TestUser',
    subject: '<script>alert(1)</script>',
    message: '<script>alert(document.cookie)</script><img src=x onerror=alert(1)>',
  },
  { name: "admin' or '1'='1", subject: "' union select null,null --", message: "'; waitfor delay '0:0:10' --" },
  {
    name: 'Anna Web Design',
    subject: 'New website for $299',
    message:
      'We build modern, fast websites for car repair shops from only $299. See three of our samples: https://garage-one.example https://tyre-town.example https://panel-pro.example. Interested?',
  },
  {
    name: 'Domain Support',
    subject: 'Final notice',
    message:
      'This is the final notice that the search engine registration of your domain expires today. To avoid interruption complete the secure payment at https://domain-renewals.example/secure',
  },
  {
    name: 'Grace',
    subject: 'Explainer video',
    message:
      'Hi, we make animated explainer videos for businesses like yours. Our prices start at $195 for 30 seconds. Here are some: https://video.example/a1 https://clips.example/b2',
  },
  {
    name: 'Rahul Sharma',
    subject: 'Re: App development',
    message:
      'Hi, I hope you are doing well. I am a business development manager at a leading mobile app development company. Do you want to build an app for iPhone and Android at affordable cost? Please share your requirement and phone number for a quick call.',
  },
  {
    name: 'Best Watches',
    subject: 'Luxury watches 80% off',
    message: '<p>Swiss quality <b>replica watches</b> at 80% off, only today!</p> <a href=https://time-shop.example>Shop now</a>',
  },
  {
    name: 'George Hill',
    message:
      'Would you sell your business? I represent a private group that buys profitable workshops at up to 4 x earnings. Are you open to a ten minute confidential chat this week?',
  },
  {
    name: 'EmailExtractor',
    subject: '30 million business emails',
    message: 'Full database of New Zealand companies, 312,000 verified e-mails with owner names, only $99 until Friday. Sample on request.',
  },
  {
    name: '陈经理',
    subject: '外贸推广',
    message: '您好,我们提供谷歌优化、海外推广、外贸网站建设服务,效果好价格低,欢迎加微信咨询。',
  },
  {
    name: 'Lucas',
    subject: 'Virtual assistant',
    message:
      'Do you spend too much time on admin? Our trained assistants cost $7 an hour and can answer calls, chase invoices and post on Facebook for you. First week free.',
  },
  {
    name: 'HaroldDob',
    subject: 'Interesting',
    message:
      'I think what you published made a ton of sense. But what about this? https://xn--80ak6aa92e.example/?p=31 https://forum-hot.example/t/99 https://news-now.example/z',
  },
  {
    name: 'Tom',
    message: 'Is your business on Google Maps with 5 star reviews? We deliver 20 real local reviews in 7 days. Pay after delivery.',
  },
  {
    name: 'Natalie, Trade Funding NZ',
    message:
      'Kia ora, following up on my last message: we help Palmerston North trades with working capital of up to $250k, decided the same day. When suits for a quick call?',
  },
  {
    name: 'AdultDating',
    subject: 'Hot girls in your town',
    message: 'Beautiful women near you are waiting https://bit.example/2kd8 https://hotlove.example/reg https://sweet-flirt.example/in',
  },
  {
    name: 'Peter Langley',
    subject: 'Invoice overdue',
    message:
      'Please find the attached overdue invoice INV-20931 for $2,480.00. Payment is required today to avoid legal action: https://files.example/INV-20931.html',
  },
  { name: 'Google', subject: 'Google', message: 'Google' },
  {
    name: 'Forex Master',
    subject: 'Earn $950 a day',
    message:
      'My trading robot made $950 yesterday while I was asleep. Join 12,000 happy members in our private channel: https://t.example/fx-gold',
  },
  {
    name: 'Megan Price',
    subject: 'Broken link on your site',
    message:
      'I noticed that one of the resources on your site leads to a page which no longer exists. We have recently published a very complete guide on winter tyres, perhaps you would like to link to it instead: https://tyre-guide.example/winter',
  },
  {
    name: 'WorkFromHome',
    message: 'Make $3000 weekly from your phone, no experience needed. Registration closes tonight. Text YES on WhatsApp +1 202 555 0147',
  },
  {
    name: 'Solar Rebate Team',
    message:
      'Business owners in your postcode qualify for a solar rebate of up to $12,400. Takes 60 seconds to check: https://solar-check.example/nz',
  },
  {
    name: 'Weight Loss',
    subject: 'Lose 12 kg in a month',
    message: 'Doctors hate this! [b]Lose 12 kg in one month[/b] with the [url=http://keto-gum.example]keto gum[/url] that stars use.',
  },
  {
    name: 'Steve Barker',
    subject: 'Partnership',
    message:
      'I run a local directory of mechanics and would like to feature you this month. The listing is free for the first 30 days, then $49 a month. Can you confirm the best e-mail for the agreement?',
  },
  {
    name: 'AI Receptionist',
    message:
      'Every missed call costs your workshop $340. Our AI receptionist answers 24/7, books jobs into your calendar and never takes a sick day. Watch the demo: https://callbot.example/demo',
  },
  {
    name: 'Cindy Zhang',
    subject: 'LED work lights',
    message:
      'Hello friend, this is Cindy from Ningbo. We supply LED work lights, car lifts and tyre changers. See catalogue: https://led-ningbo.example https://lift-factory.example Waiting your kind reply. Best price and good quality.',
  },
  {
    name: 'Survey Team',
    subject: 'You have been selected',
    message:
      'Congratulations! You have been selected for a $500 fuel voucher. Complete the survey in the next 10 minutes to claim: https://fuel-gift.example/claim?u=77123',
  },
]
