/**
 * What a visitor can book. The text is what the page shows, what the browser sends and what the workshop reads,
 * so it stays to the letter. The first one is preselected.
 */
export const bookableServices = [
  'Bodywork and Collision Repairs',
  'Inspection and WoF Services',
  'Maintenance Services',
  'Electrical and Hybrid Services',
  'Air Conditioning(AC) Services',
  'Repair Services',
  'Diagnostic Services',
  'Customization Services',
] as const

export type BookableService = (typeof bookableServices)[number]
