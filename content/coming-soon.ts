/** The countdown's target: 20 March 2024, 17:00 Pacific daylight time (UTC-7), as ISO 8601 with its offset. */
export const comingSoonTarget = '2024-03-20T17:00:00-07:00'
