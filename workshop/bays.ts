/** How many cars can be worked on at once. The desk warns before it books one more. */
export const bays = 3

/**
 * How long the work usually takes, in minutes, for each option of the booking form (`bookAs` in workshop/services/). The desk fills it in,
 * and staff change it for an unusual job. Between 15 and 600.
 *
 * It isn't part of the services' own files, because their pages would carry it to every visitor.
 */
export const usualMinutes: Readonly<Record<string, number>> = {
  'Bodywork and Collision Repairs': 480,
  'Inspection and WoF Services': 60,
  'Maintenance Services': 120,
  'Electrical and Hybrid Services': 120,
  'Air Conditioning(AC) Services': 90,
  'Repair Services': 180,
  'Diagnostic Services': 60,
  'Customization Services': 240,
}
