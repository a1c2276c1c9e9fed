/**
 * What customers can book. `name`: the booking form's option, exactly as it is sent to the workshop. `minutes`: how long the work usually takes, between
 * 15 and 600; the desk fills it in, and staff change it for an unusual job. `pages`: the files in content/services/ whose buttons book it.
 */
type BookableService = { name: string; minutes: number; pages: readonly string[] }

/** In the order of the booking form. The first is preselected. */
export const servicesOffered: readonly BookableService[] = [
  { name: 'Bodywork and Collision Repairs', minutes: 480, pages: ['bodywork'] },
  { name: 'Inspection and WoF Services', minutes: 60, pages: ['inspection'] },
  { name: 'Maintenance Services', minutes: 120, pages: ['maintenance'] },
  { name: 'Electrical and Hybrid Services', minutes: 120, pages: ['electrical'] },
  { name: 'Air Conditioning(AC) Services', minutes: 90, pages: ['air-conditioning'] },
  { name: 'Repair Services', minutes: 180, pages: ['repair', 'transmission'] },
  { name: 'Diagnostic Services', minutes: 60, pages: ['diagnostic'] },
  { name: 'Customization Services', minutes: 240, pages: ['customization'] },
]

/** The booking form's options. */
export const bookableServices: readonly string[] = servicesOffered.map(({ name }) => name)

/** Returns the option that a service's page books. `slug`: as in `pages`. Throws if none does. */
export function bookAs(slug: string): string {
  const offered = servicesOffered.find(({ pages }) => pages.includes(slug))
  if (!offered)
    throw new Error(`workshop/bookable-services.ts: no service has '${slug}' among its pages. Add it to the one that its page books.`)
  return offered.name
}
