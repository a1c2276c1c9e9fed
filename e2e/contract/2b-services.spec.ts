import { expect, test } from '../workshop-fixture.ts'
import { linksOf } from './page-parts.ts'

/** The names of the nine services on their cards and pages. */
const names = {
  bodywork: 'Bodywork and Collision Repairs',
  inspection: 'Inspection and WoF Services',
  maintenance: 'Maintenance',
  electrical: 'Electrical and Hybrid Services',
  'air-conditioning': 'Air Conditioning',
  repair: 'Repair',
  diagnostic: 'Diagnostic',
  transmission: 'Transmission',
  customization: 'Customization',
}

/** Words of each task, in order, as the specification lists them; New Zealand's where they differ. A list for each group of tasks. */
const tasks: Readonly<Record<keyof typeof names, readonly (readonly string[])[]>> = {
  'air-conditioning': [
    [
      'System inspection',
      'Refrigerant recharge',
      'Leak detection',
      'Compressor replacement',
      'Condenser repair or replacement',
      'Evaporator repair or replacement',
      'Control system diagnostics',
      'Hose and fitting inspection and replacement',
      'System flush',
      'Climate control repair',
      'Deodori[sz]ing',
      'Vent and duct inspection',
      'Heater core inspection and repair',
      'Performance testing',
      'Seasonal maintenance',
    ],
  ],
  bodywork: [
    [
      'Collision repair',
      'Dent removal',
      'Panel beating and repair or replacement',
      'Paint repair and touch-ups',
      'Full repainting',
      'Frame straightening',
      'Rust repair and prevention',
      'Wind(screen|shield) replacement and repair',
      'Headlight restoration',
      'Interior trim repair',
      'Mou?ldings and emblems replacement',
      'Undercoating',
      'Cosmetic enhancements',
    ],
  ],
  customization: [
    [
      'Custom paint',
      'Key programming',
      'Sound and infotainment installation and upgrades',
      'Navigation.*GPS.*communication.*installation',
      'Security.*monitoring.*dash camera.*installation',
      'Body kit installation',
      'Wheels and tyres customization',
      'Suspension modifications',
      'Exhaust upgrades',
      'Lighting customization',
    ],
  ],
  diagnostic: [
    [
      'Check engine light',
      'Electrical',
      'Computer',
      'Fuel',
      'Brake',
      'Suspension and steering',
      'Cooling',
      'Transmission',
      'Emission',
      'Battery and charging',
      'Hybrid and electric',
      'Performance',
      'Road test',
    ].map((what) => `${what}.* diagnostics`),
  ],
  electrical: [
    [
      'Battery testing and replacement',
      'Alternator',
      'Starter motor',
      'Electrical diagnostics',
      'Wiring',
      'Fuses and relays',
      'Lighting',
      'Power windows and door locks',
      'Heater and A/C controls',
      'Audio',
      'Sensors',
      'Cruise control',
      'Component installation',
      'Airbag diagnostics and repair',
    ],
    [
      'Battery management diagnostics',
      'Drive system diagnostics and repair',
      'Regenerative braking diagnostics',
      'Charging system inspection and repair',
      'High-voltage inspections',
      'Control module diagnostics',
      'Battery cooling service and repair',
    ],
  ],
  inspection: [
    [
      'WoF certification',
      'Safety inspection',
      'Emissions testing',
      'Brake',
      'Suspension',
      'Tyre',
      'Lighting',
      'Steering',
      'Exhaust',
      'Wind(screen|shield) and glass',
      'Battery and electrical',
      'Fluid level',
      'Body condition',
      'Interior safety feature',
      'Pre-purchase inspection',
      'Post-repair inspection',
    ],
  ],
  maintenance: [
    [
      'Oil change',
      'Fluid checks',
      'Tyre maintenance',
      'Battery inspection',
      'Engine air filter',
      'Cabin air filter',
      'Wiper blades',
      'Brake inspection',
      'Belt and hose inspection',
      'Light inspection',
    ],
    [
      'Engine tune-up',
      'Full brake service',
      'Transmission service',
      'Battery inspection',
      'Suspension and steering inspection',
      'Exhaust inspection and repair',
      'Cooling maintenance',
      'Fuel system service',
      'Diagnostic check',
      'Comprehensive safety inspection',
      'Emission check',
      'Drive train inspection',
    ],
  ],
  repair: [
    [
      'Engine',
      'Transmission',
      'Brake',
      'Suspension',
      'Steering',
      'Exhaust system',
      'Cooling system',
      'Fuel system',
      'Differential',
      'Drivetrain',
      'Clutch',
    ],
  ],
  transmission: [
    [
      'Fluid inspection and change',
      'Filter replacement',
      'System inspection',
      'Diagnostics',
      'Clutch inspection and replacement for manual gearboxes',
      'Torque converter service',
      'Seal replacement',
      'Fluid flush',
      'Mount inspection and replacement',
      'Cooling system maintenance',
    ],
  ],
}

const links = Object.entries(names).map(([slug, name]) => [name, `/services/${slug}`])
const isSpecified = ([, to]: readonly [string, string | null]) => links.some(([, path]) => path === to)

test('the services index has nine cards to the service pages', async ({ read }) => {
  const cards = await linksOf((await read('/services')).getByRole('main').getByRole('listitem').getByRole('article'))
  // The workshop may add its own between these.
  expect(cards.filter(isSpecified)).toEqual(links)
})

test('services-1 has six cards to /service-details, and its pages 1, 2 and 3 lead to /services-1', async ({ read }) => {
  const page = await read('/services-1')
  const cards = page.locator('main li:has(h2)')
  await expect(cards.getByRole('heading')).toHaveText([
    'Wheel adjustment',
    'Engine servicing',
    'Cooling servicing',
    'Brake service',
    'Washing service',
    'Tyre service',
  ])
  for (const link of await cards.getByRole('heading').getByRole('link').all())
    await expect(link).toHaveAttribute('href', '/service-details')
  const pagination = await linksOf(page.getByRole('navigation', { name: 'Pages' }))
  expect(pagination).toEqual(['1', '2', '3'].map((text) => [text, '/services-1']))
})

for (const [slug, groups] of Object.entries(tasks)) {
  test(`${slug} lists its ${groups.map(({ length }) => length).join(' and ')} tasks, with picture, intro, sidebar and contact card`, async ({
    read,
  }) => {
    const page = await read(`/services/${slug}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(names[slug as keyof typeof names])
    expect(await linksOf(main.getByRole('navigation', { name: 'Breadcrumb' }))).toEqual([
      ['Home', '/'],
      ['Services', '/services'],
    ])
    await expect(main.getByRole('img').first()).toBeAttached()
    const lists = main.locator('section:has(> ol)').filter({ hasNotText: 'What happens next' }).locator('> ol')
    await expect(lists).toHaveCount(groups.length)
    for (const [i, group] of groups.entries())
      await expect(lists.nth(i).getByRole('listitem')).toHaveText(group.map((task) => new RegExp(`^\\s*${task}`, 'i')))
    const sidebar = await linksOf(main.getByRole('navigation', { name: 'All services' }))
    expect(sidebar.filter(isSpecified)).toEqual(links)
    expect(sidebar.map(([, to]) => to)).toContain('/service-details')
    await expect(main.getByRole('region', { name: 'Contact Us' }).getByRole('link')).toHaveCount(4)
  })
}

test('the generic service has its four headings and the newsletter form', async ({ read }) => {
  const main = (await read('/service-details')).getByRole('main')
  const headings = await main.getByRole('heading', { level: 2 }).allTextContents()
  expect(headings.slice(0, 4)).toEqual(['Engine Services', 'The Common Problem', 'Regular Engine Maintenance', 'Why Choose Us'])
  await expect(main.getByRole('form', { name: 'Newsletter' })).toBeVisible()
})

test('an old misspelt address redirects permanently', async ({ request }) => {
  const response = await request.get('/serice-details', { maxRedirects: 0 })
  expect([response.status(), response.headers().location]).toEqual([308, '/service-details'])
})
