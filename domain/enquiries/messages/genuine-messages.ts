/** A message as typed, with its sender's name. Contact enquiries have a subject, bookings don't. */
export type TestMessage = { name: string; subject?: string; message: string }

/**
 * What people write to a workshop, written by hand. None of them may be quarantined. If you find a genuine message that is, add it here
 * before you change a rule. Phone numbers, plates and addresses are invented.
 */
export const genuineMessages: readonly TestMessage[] = [
  // At the counter
  { name: 'Bev', message: 'WoF please' },
  { name: 'Trev Harkness', message: 'wof and service if you can do both same day cheers' },
  {
    name: 'Hana Wirihana',
    message: 'Kia ora, wof due on the 14th. Can drop it off any morning before 8, need it back by 5 for school pick up.',
  },
  { name: 'Shaz', message: 'brakes' },
  { name: 'Doug M', message: 'SERVICE' },
  { name: 'Lois Pedersen', message: 'Due for its 60,000 km service. 2019 Mazda CX-5, petrol. Do you do the transmission oil as well?' },
  { name: 'Matiu', message: 'Clunk front left over speed bumps. Ball joint I reckon. Hilux 2008' },
  { name: 'Karen Loveridge', message: 'The aircon blows warm. It was re-gassed last summer by somebody else so I think there is a leak.' },
  { name: 'Jase', message: 'need a price on cambelt n waterpump 04 legacy twin turbo' },
  { name: 'Gary', message: 'Engine light' },
  { name: 'Nic', message: 'engine light on again!!! you had it in 2 weeks ago' },
  {
    name: 'Ethel Whitcombe',
    message:
      'My late husband always saw to the car. The young man at the petrol station says a tyre is bald. Do I have to make an appointment, or may I just come?',
  },
  {
    name: 'Craig D',
    message:
      'Failed wof on rear lower control arm bushes both sides and a headlight aim. Sheet attached to the windscreen. can you do it before thurs',
  },
  { name: 'Tui', message: 'mōrena, ka taea e koe te whakatika i taku waka? Kei te tangi ngā pereki.' },
  {
    name: 'Priya Raman',
    message:
      'Hello, my car is making whistle noise when I accelerate and the power is less than before. Is it safe to drive to Wellington on Saturday?',
  },
  { name: 'Steve', message: 'price for 4 tyres 205/55R16 fitted and balanced? mid range not rubbish' },
  { name: 'Moana Kerekere', message: 'He aha te utu mō te WoF me te ratonga iti? Ka mihi.' },
  { name: 'R. Stroud', message: 'Battery flat twice this week. Car sits at the airport Mon-Fri.' },
  { name: 'Jo', message: 'Hi can I change my booking from tues to weds thanks Jo' },
  {
    name: 'Alan Petrie',
    message:
      'Please cancel my booking for Friday, the car got written off last night. Nobody hurt. Thanks for looking after her all these years.',
  },
  { name: 'Tane R', message: 'chur do yous do exhausts' },
  { name: 'Wendy', message: 'It smells like eggs.' },
  { name: 'mike', message: 'asap' },
  { name: 'Lucy Tran', message: 'Is Sunday appointment ok? I work all the other days.' },
  { name: 'Barry', message: 'Whats your hourly rate' },
  { name: 'Gail Fordyce', message: 'Steering wheel shakes at 95 to 105 and then its fine again at 110. Not that I go 110.' },
  {
    name: 'Ngaire',
    message:
      'Tēnā koe. Kua pau te raihana WoF o taku motokā, ā, kāore e taea te taraiwa i runga i te huarahi. Ka taea e koutou te tiki mai i Awapuni?',
  },
  { name: 'Brent', message: 'My rego is on hold till it gets a wof, can you fit me in today or tomoz, will wait' },
  { name: 'Ollie', message: 'dropping it tonight after 6 ok? keys in letterbox?' },
  { name: 'Pauline Cho', message: 'The boot will not open. My groceries are in the boot. The chicken is in the boot. Please call.' },
  { name: 'Ian', message: 'oil' },
  { name: 'Raewyn', message: 'Same as last year please.' },

  // Words that a word list would catch
  {
    name: 'Mark Haldane',
    message: 'I have a Mk2 Ford Escort 1600 Sport that needs its brakes done. Escort has been in the shed since 1998.',
  },
  {
    name: 'Escort Owners Club Manawatū',
    subject: 'Ford Escort weekend',
    message:
      'We have 14 Escorts coming to Palmy at Easter and want a workshop that will do safety checks on the Saturday. Old escorts, fussy owners.',
  },
  {
    name: 'Sanjay Patel',
    message: 'Need cambelt kit for Toyota Hiace 2010 3.0 diesel. What is your best price? You can give me on WhatsApp +64 21 555 0176.',
  },
  { name: 'Wei Zhang', message: 'Best price for major service? I have 3 cars, if cheap I bring all.' },
  {
    name: 'Damo',
    message:
      'I mine bitcoin in the garage and now the ute has a flat battery cos my rigs tripped the board and the charger was on the same circuit. Can someone come jump it',
  },
  {
    name: 'Kirsty at Terrace End Pharmacy',
    message:
      'Our delivery car (Pharmacy signage on it, white Yaris) has a slow puncture. Prescriptions go out at 3 so we need it back by then please.',
  },
  {
    name: 'Fleet, Skyline Casino',
    subject: 'Courtesy shuttle',
    message:
      'Our casino courtesy shuttle, a 12-seat Sprinter, has lost its sliding door sensor. Guests cannot get out. Could a mechanic see it today?',
  },
  {
    name: 'Dawn',
    message:
      'I run an adult shop (toys, lingerie) and our delivery van needs a WoF. Please take the boxes out of the back as seen, nothing will bite.',
  },
  {
    name: 'Alistair, Rank & File SEO Ltd',
    message: 'We are the SEO firm above the bakery. Van is wrapped with Google stars, you cannot miss it. It needs a clutch.',
  },
  {
    name: 'Zoe Maunder',
    message:
      'I build websites for a living and my 2006 Golf has turned into a website too: it is down. Cranks, no start. Web design I can pay with, money also works.',
  },
  { name: 'Loan Nguyen', message: 'My name is Loan, it is my real name. I want to book service for Suzuki Swift on Monday.' },
  {
    name: 'Viagra Falls (band)',
    message: 'lol yes that is our bands name. Van is a 97 Hiace, gearbox jumps out of 3rd. We play Whanganui on Friday so help',
  },
  {
    name: 'Kylie',
    message: "Do you do finance or pay later? My loan from the bank comes through on the 20th and the head gasket can't wait",
  },
  {
    name: 'Credit Union Feilding',
    subject: 'Invoice 4471',
    message: 'Could you send a credit note for invoice 4471? We were charged twice for the wheel alignment.',
  },
  { name: 'Hugh', message: 'Is the work guaranteed? My last mechanic gave me a 100% guarantee and then went bust.' },
  { name: 'Marg', message: 'I won a free service voucher in the kindy raffle, prize number 12. How do I claim it?' },
  {
    name: 'Neville Stagg, barrister',
    subject: 'Client vehicle',
    message:
      'I act for the estate of the late Mr R. Ogilvy. His Humber Super Snipe is with you. The beneficiary would like it made roadworthy; please let me have a price.',
  },
  { name: 'Theo', message: 'investing in a new motor or keep fixing this one? honest opinion wanted' },
  { name: 'Tash', message: 'Got a click here click there from the front wheels when turning. CV joint?' },
  {
    name: 'Dr A. Singh',
    message:
      'My registrar drove my Leaf into a bollard. Front bumper, one sensor. Limited time, I am on call all week: can you send the offer by e-mail?',
  },
  { name: 'Rosie', message: "sexy noise from the exhaust but the cop didn't think so. pink stickered. help" },
  { name: 'B. Slot', message: 'Slot is my surname. Any slot on Tuesday would do.' },
  {
    name: 'Poker Run Committee',
    subject: 'Poker run 12 December',
    message:
      'The poker run comes past your place about 11am, 60 bikes. Could we use your yard to regroup for ten minutes? Happy to bet you sell a few wofs.',
  },
  { name: 'Paula', message: 'I saw your 20% off pensioners on the noticeboard at New World, is that still going?' },
  { name: 'Leadfoot Larry', message: 'more leads? no, the HT leads. V8 Commodore VS. misfire on 5 and 7' },
  { name: 'Keto', message: 'keto here from the rugby club, samoan name ha. can u look at the clubs minibus before sat' },
  { name: 'Gemma', message: 'Do you test used cars before buying? The dealer says act fast, I say get it checked first.' },
  { name: 'Casey', message: 'unsubscribe me from the service reminders please, I sold the Corolla' },
  {
    name: 'Manu',
    message: 'I was looking at your website and the phone number on the contact page is cut off on my phone. Anyway: do you do tow bars?',
  },
  {
    name: 'Rolf',
    message: 'My Rolex was in the door pocket when I dropped the car off. Replica, but a present from my boy. Could you look please?',
  },
  { name: 'Tony', message: 'CBD courier van (city centre, not the other thing), needs front pads by Monday' },

  // Links
  {
    name: 'Ashleigh',
    message:
      'Thinking of buying this one, can you do a pre purchase check? https://www.trademe.co.nz/a/motors/cars/mazda/demio/listing/4971112345',
  },
  {
    name: 'Reuben',
    message:
      'which of these would you buy\nhttps://www.trademe.co.nz/a/motors/cars/toyota/aqua/listing/4968823011\nhttps://www.trademe.co.nz/a/motors/cars/toyota/vitz/listing/4970001822\nhttps://www.trademe.co.nz/a/motors/cars/honda/fit/listing/4969912020',
  },
  { name: 'Sione Tupou', message: 'pics of the dent https://photos.app.goo.gl/x9Kd82hQmWw3 let me know how much' },
  {
    name: 'Carla',
    message:
      'Facebook marketplace https://www.facebook.com/marketplace/item/882190127364 he says it only needs a tune up. does it sound like that to you',
  },
  {
    name: 'Angus',
    message: 'Noise: https://youtu.be/dQ8kzL0pq2w (turn it up). Listing: https://www.trademe.co.nz/a/motors/cars/subaru/listing/4981726350',
  },
  {
    name: 'Phil Oram',
    message:
      'I found the parts myself, would you fit them? https://www.ebay.com.au/itm/255512345678 and https://www.repco.co.nz/p/A9988776 and the instructions are here https://www.outbackarmour.example/fitting/kit-4.pdf',
  },
  { name: 'Hine', message: 'whakaahua: https://drive.google.com/drive/folders/1aB2cD3eF4 he nui te waikura' },
  {
    name: 'Mei-Ling',
    message:
      'Photos in iCloud https://share.icloud.com/photos/0a1b2c3d and video in Dropbox https://www.dropbox.com/s/9z8y7x/noise.mov?dl=0',
  },
  {
    name: 'Duncan',
    message: 'Recall? https://www.productsafety.govt.nz/recalls/takata I think mine is on the list. VIN 7AT0BH2KX08104412',
  },
  { name: 'Nadia', message: 'www.instagram.com/nadiadrives.nz there is a reel of it smoking' },
  { name: 'Simon K', message: 'I am at this carpark https://maps.app.goo.gl/Ht6s and it will not start. Can you tow or know someone?' },
  {
    name: 'Bridget Ashworth',
    subject: 'Fwd: Quote for bumper',
    message:
      'Hi, see the thread below, can you beat it?\n\n-----Original Message-----\nFrom: Dave <dave@otherpanel.example>\nSent: Tuesday, 10 November 2026 9:14 AM\nTo: Bridget\nSubject: Quote for bumper\n\nHi Bridget, bumper is $612 + gst, paint $480. Our terms: https://otherpanel.example/terms\nFollow us: https://www.facebook.com/otherpanel https://www.instagram.com/otherpanel\n\nDave',
  },
  { name: 'Isla', message: 'trademe.co.nz/4971112345 seen it? is 240k too many' },
  {
    name: 'Colin',
    message: 'how do i get to you from the bypass, google sends me to http://maps.google.com/?q=-40.36,175.58 which is a paddock',
  },
  {
    name: 'Vikram',
    message:
      'This bulletin says it is a known fault with the CVT: https://www.nhtsa.gov/recalls?nymmyId=12 Do you have the tool to reset it?',
  },
  { name: 'Amber', message: 'forum says replace throttle body first https://www.subaruclub.example/t/8812 what do you reckon' },

  // From fleets, insurers, other trades
  {
    name: 'Joanne Bristow',
    subject: 'Fleet servicing',
    message:
      'We run 11 vehicles (8 Hilux, 2 HiAce, 1 Leaf) out of Kelvin Grove and our present provider is closing. Would you send your labour rate, your parts margin and how many you could take in a week? Monthly account, payment on the 20th.',
  },
  {
    name: 'AMI Claims',
    subject: 'Claim C-884512/2',
    message:
      "Please assess the above vehicle and upload photos and your estimate to the usual portal within five working days. Excess $500. Customer is Mrs L. Fa'asavalu, 021 555 0187.",
  },
  {
    name: 'Tower Insurance repairer desk',
    subject: 'Authority to repair 20931184',
    message: 'Authority is given for $2,318.40 incl. GST. Any supplement must be approved before work begins.',
  },
  { name: 'Rangi, Ray White', message: 'our real estate sign trailer has no lights. plug is bent. can I come past between open homes' },
  {
    name: 'Cloverlea Funeral Services',
    subject: 'Hearse',
    message:
      'Our hearse (1994 Ford Fairlane) overheats when it follows at walking pace. We have a service on Thursday at 11 and cannot have it boil again. Discretion would be appreciated.',
  },
  {
    name: 'Sarah, Manawatū Hospice',
    message: "One of our volunteers' cars needs a wof but she cannot leave the house before noon. Is there any chance of a pick-up?",
  },
  { name: 'Kevin (Palmy Plumbing)', message: '3 vans for wofs. can do one a day mon tue wed. invoice to accounts@palmyplumbing.example' },
  {
    name: 'Glenda, Awahou School',
    subject: 'School van',
    message: 'The school van is due its Certificate of Fitness at the end of term. It also smells of wet dog and we do not have a dog.',
  },
  { name: 'Ross', message: 'Drainlayer. Truck is 4.2t so needs a CoF not a WoF, do you do those or only light?' },
  {
    name: 'Mitch',
    message:
      'Courier owner driver 1,200km a week. Need a workshop that can do oil changes after 6pm or Sunday. Who do I talk to about a regular deal',
  },
  {
    name: 'Te Rūnanga o Rangitāne',
    subject: 'Kaumātua van',
    message:
      'Tēnā koutou. Our kaumātua van has an electric step that will not fold away. Could you look at it before the hui on the 28th? Please invoice the rūnanga.',
  },
  {
    name: 'Vanessa Clout',
    subject: 'Accounts payable',
    message: 'Statement shows $186.30 open from September. We paid it on 20/10, reference 30117. Please check.',
  },
  {
    name: 'Nathan, MotorWeb',
    message:
      'Not selling anything: a customer of yours asked us to correct the odometer reading that was entered at your inspection, 214,880 should be 124,880. Could whoever did it call us?',
  },
  {
    name: 'Constable P. Reihana',
    subject: 'File 261114/7735',
    message:
      'We are trying to find out whether a silver Nissan Wingroad with front left damage was brought to you after Saturday 14 November. Please call the Palmerston North station on 06 555 0119.',
  },
  {
    name: 'Rentals desk',
    message:
      'We have a customer stuck in Sanson with one of our Corollas, gearbox warning light, can you have a look at it today and bill us direct? PO number to follow',
  },
  { name: 'Hemi, Ag contractor', message: 'tractor no. ute yes. triton 2012 injector seals ticking like a clock' },
  {
    name: 'Pam',
    subject: 'Raffle prize for the kindy',
    message:
      'Kia ora, every year we ask local businesses if they could give something to our raffle. Even an oil change would be wonderful. No worries if not.',
  },
  {
    name: 'Jayden',
    subject: 'Apprenticeship',
    message:
      'Hi my name is Jayden I am 17 and at Freyberg High. I love cars and have my restricted. Do you take on apprentices or have any work in the holidays? I can sweep',
  },
  {
    name: 'Maria Santos',
    subject: 'Job as mechanic',
    message:
      'Good day Sir, I am automotive technician from Philippines with NC II and 9 years experience Toyota. I have open work visa. My CV is on request. Thank you and God bless. +63 917 555 0123',
  },
  {
    name: 'Liam (Snap-on)',
    message: "Truck's coming past Thursday arvo not Wednesday this week, had a blowout. Your torque wrench is back from calibration.",
  },
  {
    name: 'BNT Parts',
    subject: 'Back order',
    message:
      'Your brake discs for KLM482 are on back order until the 24th. We have another brand here today, $12 dearer a side. Which one?',
  },
  {
    name: 'Harpreet Gill',
    message: 'I have taxi Prius 2014 hybrid battery warning. Taxi must work. How fast can you do and how much new or reconditioned?',
  },
  { name: 'Sam, Uber driver', message: 'Passenger spewed in the vents. Do you clean aircon ducts??' },
  {
    name: 'Civil Defence Ashhurst',
    message: 'generator trailer bearing has gone, its our only one. any chance before the weekend front comes through',
  },

  // Long stories
  {
    name: 'Geoffrey Tulloch',
    message:
      'Good morning. I shall try to be brief, although my wife says I never am. In August 2021 we bought the Outlander from a dealer in Levin who assured us that the cambelt had been done. I had no reason to doubt him, he had an honest face and a labrador. Last Tuesday, coming home over the Saddle Road with the caravan on, there was a noise like a drawer of cutlery and then no noise at all. The AA man, a very nice chap from Dannevirke, said he would not turn the key again if it were his. He took us to Woodville where we spent the night. The car is still there behind the pub. What I would like to know is (a) whether it is worth bringing to you at all, (b) what it costs to find that out, and (c) whether the dealer can be made to answer for it under the Consumer Guarantees Act. I have kept every receipt since 1974. Yours faithfully, G. Tulloch',
  },
  {
    name: 'Renee',
    message:
      'ok so it started about a month ago, i was driving my daughter to netball and the temp went up a bit and then back down so i thought nothing of it and then last week it did it again but higher and i pulled over and waited and it went down and my brother put water in it and he said it took nearly 2 litres and now there is white stuff under the oil cap and he says head gasket but he said that about the last car too and it was the thermostat so i dont know, its a 2005 primera and honestly i just need it to last till i finish my course in june, i get study allowance on tuesdays so could pay some each week if thats ok sorry for the long message',
  },
  {
    name: 'Margaret-Anne Foley',
    message:
      'Dear Sir or Madam,\n\nI am 84 and have driven a Honda Jazz since 2009 without an accident. On Sunday the dashboard showed a yellow exclamation mark in a horseshoe. My grandson looked it up on his telephone and says it is air in the tyres. I put air in. It has gone away, and come back.\n\nI do not see well in the dark so the appointment should please be in daylight. I shall bring a book.\n\nYours sincerely,\nMargaret-Anne Foley (Mrs)',
  },
  {
    name: 'Tariq',
    message:
      "History of the car so you don't have to ask:\n- 2008 Accord Euro, 231,000km, imported 2014\n- new starter 2022\n- new alternator 2023\n- battery 2024 (warranty)\n- still drains overnight, I measured 0.45A with everything off\n- pulling fuse 14 drops it to 0.05A\n- fuse 14 is radio and clock, but the radio was taken out by thieves in 2019\nHappy to pay for two hours of someone clever with a wiring diagram.",
  },
  {
    name: 'Wiremu Paki',
    message:
      "Kia ora e hoa mā, ko Wiremu ahau nō Feilding. I brought my mum's car in last week and wanted to say ka mau te wehi, you treated her like a queen. She has told the whole marae. But the left indicator now blinks double fast, probably just a bulb, can she pop in on her way to bingo? She doesn't want to bother you so I am. Ngā mihi.",
  },
  {
    name: 'Stu',
    message:
      "Right. Bought a project. Datsun 1200 ute, been under a tree in Pahiatua since Muldoon. Rust in the sills, rust in the floor, rust in the rust. Engine turns by hand. I want it roadworthy by my daughter's wedding on 6 March and I know thats a big ask. Can weld a bit myself but not to cert standard. Budget 8k, wife thinks 4. What would you do first, and who does your repair certs?",
  },
  {
    name: 'Fiona McAllister',
    message:
      "I am writing on behalf of my neighbour, who has had a stroke and types slowly. His name is Bill. The car is a blue Commodore, rego I don't know, it's the one with the fishing rods. He would like it checked, cleaned and kept somewhere until he is home. His son will pay. His son lives in Perth: +61 491 570 156. Please ring the son and not Bill, Bill will say it is fine.",
  },
  {
    name: 'Chen Hao',
    message:
      '您好,我的车是2015年丰田卡罗拉,最近刹车的时候有尖叫声,方向盘也会抖。请问检查一次多少钱?我周三下午没有课,可以把车开过来。我的英语不太好,最好发短信或者邮件联系,谢谢!',
  },

  // Other languages
  { name: '王丽', message: '请问可以预约年检吗?车牌 MNB 274' },
  { name: '李建国', subject: '空调不冷', message: '空调只吹热风,要加氟还是换压缩机?大概什么价格?' },
  {
    name: 'Дмитрий',
    message:
      'Здравствуйте! Течёт масло из-под клапанной крышки, Субару Форестер 2009. Сколько будет стоить замена прокладки? Можно приехать в субботу?',
  },
  {
    name: 'Олена Коваль',
    message:
      'Добрий день! Ми нещодавно приїхали з України, купили Mazda 6. Потрібен WoF, але не знаємо, що це таке. Поясніть, будь ласка, простою англійською.',
  },
  { name: 'Ирина', message: 'купить у вас тормозные колодки можно или только с установкой? сайт ваш мне понравился, всё понятно' },
  {
    name: 'Lupe Faleolo',
    message:
      "Talofa lava, ua leaga le taavale a lo'u tina. E le ola le afi i le taeao. E mafai ona outou va'ai i ai i le Aso Gafua? Fa'afetai tele.",
  },
  { name: "Fa'amoana", message: 'Malo, o le a le tau o le WoF?' },
  { name: 'Sela Vaipuna', message: "Mālō e lelei, ko 'eku kaá 'oku 'ikai ke ngāue lelei 'a e taofí. Fakamolemole tā mai he 021 555 0133." },
  {
    name: 'अमित शर्मा',
    message: 'नमस्ते, मेरी गाड़ी टोयोटा एक्वा 2013 है। हाइब्रिड सिस्टम की चेतावनी आ रही है। क्या आप शनिवार को देख सकते हैं? कृपया खर्च बताएं।',
  },
  { name: 'Simran Kaur', message: 'ਸਤ ਸ੍ਰੀ ਅਕਾਲ ਜੀ, ਗੱਡੀ ਦੀ ਸਰਵਿਸ ਕਰਵਾਉਣੀ ਹੈ। ਕਿੰਨੇ ਪੈਸੇ ਲੱਗਣਗੇ?' },
  {
    name: 'أحمد الخطيب',
    message: 'السلام عليكم، سيارتي هوندا فيت ٢٠١٢ وفيها صوت غريب من الأمام عند الدوران. هل يمكنكم فحصها غداً صباحاً؟ وكم التكلفة؟ شكراً جزيلاً',
  },
  { name: 'فاطمة', message: 'أحتاج موعد لتجديد الفحص، وأفضل أن أتعامل مع موظفة إن أمكن' },
  { name: '김민수', message: '안녕하세요. 엔진오일 교환하고 타이어 로테이션 예약하고 싶습니다. 기아 스포티지 2018년식입니다.' },
  { name: '田中 健二', message: 'こんにちは。日本から輸入したプリウスのナビを英語にできますか。あと車検(WoF)もお願いします。' },
  { name: 'Nguyễn Thị Hoa', message: 'Chào anh, xe em bị rung khi chạy nhanh. Thứ bảy có làm không ạ? Giá bao nhiêu?' },
  { name: 'Jun Reyes', message: 'Magandang araw po, magkano po ang palit ng brake pads sa Nissan Tiida 2010? Pwede po ba Linggo?' },
  {
    name: 'Camille Roux',
    message:
      'Bonjour, nous sommes en road trip avec un van Toyota Estima acheté à Auckland et le voyant moteur clignote. Nous sommes au camping de Palmerston North. Pouvez-vous le regarder demain ?',
  },
  {
    name: 'Jonas Weber',
    message:
      'Hallo, wir sind mit einem Camper unterwegs und die Kupplung rutscht. English is fine too! Work and travel, budget is small. Tel. +49 151 5550 1234',
  },
  {
    name: 'Lucía Fernández',
    message: 'Hola! My campervan Mazda Bongo no arranca, hace clic clic. Estoy en Himatangi Beach. Cuánto cuesta la grúa?',
  },
  { name: 'Mereoni', message: 'Bula vinaka, au gadreva me dua na WoF ena siga Lotulevu. Vinaka vakalevu.' },
  { name: 'สมชาย', message: 'สวัสดีครับ รถสตาร์ทไม่ติด แบตเตอรี่ใหม่แล้ว ช่วยดูให้หน่อยครับ' },
  {
    name: 'Marek Wójcik',
    message: 'Dzien dobry, sorry my english. Gearbox automat kick when from 2 to 3. Oil was never change. Can you flush or is too late?',
  },
  {
    name: 'Thiago',
    message: 'Oi! Is someone there speaks portuguese? If not no problem. Need WOF urgent, plate LQX518, policeman gave me fine $200',
  },
  { name: 'Yael', message: 'שלום, אנחנו מטיילים והרכב מתחמם. אפשר להגיע היום?' },
  { name: 'Gizem', message: 'Merhaba, klima calismiyor, araba cok sicak, cocuklar agliyor. Ne zaman gelebilirim?' },
  {
    name: 'Rawiri & Kahu',
    message: 'Kei te hiahia māua ki te whakarite wā mō te ratonga. Ko te Taite te rā pai. He ātaahua tā koutou paetukutuku.',
  },

  // How some people type
  {
    name: 'BRUCE',
    message: 'CAN YOU RING ME ABOUT THE CORTINA. I DO NOT HAVE THE EMAIL, THIS IS MY DAUGHTERS COMPUTER. 06 555 0164 AFTER THE NEWS',
  },
  { name: 'DIANNE', message: 'HELLO I PRESSED A BUTTON AND EVERYTHING IS BIG NOW. I WOULD LIKE A WARRANT PLEASE' },
  { name: 'kev', message: 'k' },
  { name: 'Mum', message: '?' },
  { name: 'Les', message: 'ring me' },
  { name: 'Tamati', message: '👍 wednesday works' },
  { name: 'Georgia', message: '🚗💨🔧😭😭😭' },
  { name: 'Finn', message: 'asdf sorry cat. service for the forester please' },
  { name: 'Des', message: 'need a new clucth in my navarra its slippign bad waht would it cots' },
  { name: 'Ruby age 8', message: 'dad says the car is brokin can you fix it bicos we are going to the zoo on saterday love ruby' },
  { name: 'Leo', message: 'hello my name is leo i am 6 i like the red car on your websit how fast can it go' },
  {
    name: 'Anonymous',
    message:
      "I don't want to say who I am but the blue Pajero you passed on Monday has no handbrake. I sold it to a friend and feel bad. Please call him back.",
  },
  { name: 'H', message: 'TTFN no wait. WOF. ta' },
  { name: 'Gavin', message: 'P0420 P0171 P0174 C1201 U0100' },
  {
    name: 'Roxy',
    message:
      'P0301 - Cylinder 1 misfire detected\nP0303 - Cylinder 3 misfire detected\nP0316 - Misfire on startup\nB1499 - (no description)\nFreeze frame: 2,180 rpm, 71 C, load 38%\nbought a $30 reader, now I know even less',
  },
  {
    name: 'Arthur',
    message:
      'Mazda MX5 1990 NA6CE 1.6 B6-ZE VIN NA6CE-108842 engine no. 217765 colour code SU. Needs: timing belt, cam seals, crank seal, thermostat, hoses. I will bring the parts.',
  },
  { name: 'Simone', message: 'Chassis NZE141-6089917. Does a towbar from a 142 fit?' },
  { name: 'Petra', message: 'wof wof wof wof 🐶 (sorry) wof on friday pls' },
  { name: 'Terry', message: '....... brake fluid everywhere ...... help .......' },
  { name: 'Noeline', message: 'Test' },
  { name: 'Jim Bob', message: 'test does this thing work. if yes i want a service' },
  { name: 'Sunny', message: 'hi' },
  {
    name: 'Henk de Vries',
    message: 'Goedemorgen hello. Volvo 240. She is 41 years old and me 77 and we both leak. Make please first her.',
  },
  {
    name: 'Ana',
    message:
      'Hiiiiii!!!! Omggg the car is doing the thing again where it goes wrrrrrrrr and then ka-chunk??? can i bring it in pretty please <3',
  },
  { name: 'Nigel', message: 'Front tyres < 3mm, rears > 5mm. Swap or replace? <120 each if possible.' },
  { name: 'Ed', message: 'reply to <ed@edsfencing.example> not the address above thats the missus' },
  { name: 'Zane', message: 'if (car.starts() == false) { call(zane) } // programmer humour, but truly it does not start' },
  {
    name: 'Ivy Cunningham',
    message:
      'My dear people, it has been two years since I wrote last. The little Starlet is well but for her wipers. Kind regards to the gentleman with the moustache. I.C.',
  },
  { name: 'L', message: '021 555 0199' },
  { name: 'Corey', message: 'RB25DET NEO, GTX3076, E85, Link G4X. Need someone for a compression test, 5 min job, not scared of skylines' },
  { name: 'Maia', message: 'E kore e tīmata!!' },
  { name: 'Vern', message: 'RE: your letter of the 3rd. No.' },
  { name: 'Chantelle', message: 'hey hun its chantelle from the gym u said to book in thru the website so here i am lol. the suzuki xx' },
  { name: 'Graham', message: 'Toyota Corolla\nToyota Corolla\nToyota Corolla\nall three due. same family same day?' },

  // Unhappy
  {
    name: 'Anthony Brough',
    subject: 'Complaint',
    message:
      'I paid $1,140 on Friday and the same light is on again today. That is not good enough. I expect a call from the manager before noon, otherwise I go to the Disputes Tribunal.',
  },
  { name: 'Mel', message: 'you guys are the worst. 3 weeks for a bloody mirror. where is my car' },
  {
    name: 'Pissed off customer',
    message: 'WHO SCRATCHED MY DOOR. I HAVE PHOTOS FROM BEFORE. CALL ME TODAY OR I PUT IT ON FACEBOOK AND GOOGLE REVIEWS',
  },
  { name: 'Derek', message: 'Bullshit invoice. 2.5 hours for a bulb? F***ing joke. Ring me.' },
  { name: 'Lorraine', message: "I don't wish to complain, but there is a spanner in my glovebox and it isn't mine." },
  { name: 'A. Moreau', message: 'Your man was rude to my mother. I should like an apology to her, not to me.' },
  {
    name: 'Josh',
    message: 'wheel came off!!!!! literally came off on rangitikei st. you did the tyres on thursday. im ok. call me NOW 022 555 0108',
  },
  { name: 'Sheryl', message: 'Refund please. Paid for a wheel alignment on a trailer???' },
  { name: 'Robyn', message: 'That is the third time I fill this form and nobody rings. Does anybody read these?' },
  { name: 'Kathleen Moss', message: "I asked for a quote, not for the work to be done. Please stop and call me. I can't pay that." },

  // Numbers, prices, foreign phone numbers
  { name: 'Oscar', message: 'Quotes so far: $890, $1,250, $640 cash. Which one is lying? 2.0 TDI dual mass flywheel' },
  { name: 'Helen Quaid', message: "I'm in London until the 5th (+44 7700 900123, WhatsApp is best) but my flatmate will drop the keys." },
  { name: 'Brad', message: 'US number still sorry: +1 (202) 555-0188. Importing my F150, who does the LHD conversion or compliance?' },
  {
    name: 'Anjali',
    message: 'Please WhatsApp me on 0091 98 5550 1234, I am in India for wedding, my husband has the car, he does not answer the phone.',
  },
  { name: 'Bongani', message: 'My number is +27 82 555 0143, new in NZ, no local sim yet. Bakkie needs a service, Ford Ranger 3.2' },
  { name: 'Ken', message: 'Will you do it for $200 cash in the hand' },
  { name: 'Lisa', message: '$$$? for front struts subaru outback 2011, ballpark' },
  { name: 'Aled', message: "Telegram or Signal only please, I'm deaf and can't do phone calls: @aled_nz. Hyundai i30, needs two tyres." },
  { name: 'Tomasz', message: 'ring +48 601 555 012 my cousin translate' },
  { name: 'Karl-Heinz', message: '0049 170 5550199. Wohnmobil Fiat Ducato, 3.5 t, TÜV here is WoF, ja? Water in diesel.' },
  { name: 'Nikau', message: 'bank acct for the deposit? is it 00-0000-0000000-00 on the invoice, want to check its you not a scam' },
  { name: 'Lena', message: 'Got a text with a link to pay a $2.90 "inspection fee" for my WoF, was that you? I didn\'t click.' },

  // Everything else
  { name: 'Sophie', message: 'Does anybody there have a spare 10mm socket I could buy? Serious. All mine are gone.' },
  { name: 'Grant', subject: 'Lost property', message: 'Left my hearing aid in the courtesy car, small beige thing, sounds like a kettle' },
  { name: 'Waimarie', message: 'baby due thursday, car seat anchor bolt needs fitting, can you do it weds??' },
  { name: 'Tim', message: 'Mouse in the heater fan. Live one. I can hear it. Please advise.' },
  { name: 'Annette', message: "There's a hive of bees in my door mirror. I rang the council, the council said ring a mechanic." },
  { name: 'Eru', message: 'nau mai ki te whānau! mum said say thanks for the free tyre. thanks for the free tyre' },
  {
    name: 'Philippa',
    subject: 'Accessibility',
    message:
      'I use a wheelchair and a ute with hand controls. Is there a step at your door, and may I stay in the vehicle while you check the controls?',
  },
  { name: 'Donald', message: 'EV question: Leaf gen 1, 8 bars. Do you do battery balance or should I see a specialist' },
  {
    name: 'Hannah',
    message:
      'Driving to Auckland for chemo every fortnight. Need to know it will not break down. Could you check everything, whatever it costs?',
  },
  { name: 'Vince', message: 'mate owes me for half a gearbox, can you split the invoice? him 60 me 40' },
  { name: 'Rob Two-Moons', message: 'Horse kicked the tailgate. Insurance wants to know whose horse. Mine.' },
  { name: 'Ada', message: 'The satnav speaks Japanese and my husband answers it.' },
  { name: 'Sefa', message: 'church van 12 seats needs wof before sunday God bless you' },
  { name: 'Elspeth', message: 'I should be glad of a lift home after leaving the car, if one is ever offered.' },
  { name: 'Nico', message: 'do you buy dead cars? caldina, no engine, has wheels' },
  { name: 'Toni', message: 'Can I watch? I want to learn how to change brake pads, happy to pay extra for the lesson.' },
  { name: 'Richard Head', message: 'Yes, that really is my name. Cambelt, Toyota Surf 3.0 diesel, 1995.' },
  { name: 'Null', message: 'My surname is Null, your last form did not like it. Service please.' },
  { name: 'Xx', message: 'in the library and the computer closes in 2 min. wof. ill ring' },
  {
    name: 'Sgt Aroha Blake',
    message:
      'Linton Camp. Six privately owned vehicles of soldiers going overseas for 6 months, how should they be stored? Can you give one talk to all of them?',
  },
  { name: 'Kauri', message: 'Is this the place with the dog? Kids want to come for the dog. Also the car needs oil.' },
]
