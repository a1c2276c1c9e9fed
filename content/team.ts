export type TeamMember = {
  name: string
  jobTitle: string
  /** When customers meet them. */
  work: string
  /** The slugs of the services they do. */
  services: readonly string[]
  /** What customers ring them for. */
  ringFor?: readonly string[]
  /** A tool of their trade: a name in art/pictures.ts. */
  picture: string
}

/** Sample names until the workshop provides the real ones. */
export const team: readonly TeamMember[] = [
  {
    name: 'Alex Taylor',
    jobTitle: 'Workshop manager',
    work: 'Answers the phone.',
    services: [],
    ringFor: ['A day for your car', 'A price, before we start', 'How your car’s going'],
    picture: 'team-1',
  },
  {
    name: 'Sam Morgan',
    jobTitle: 'Mechanical technician',
    work: 'For leaks, knocks and gears that won’t go in.',
    services: ['maintenance', 'air-conditioning', 'transmission'],
    picture: 'team-2',
  },
  {
    name: 'Jamie Wilson',
    jobTitle: 'Auto electrician',
    work: 'For a warning light or a fuse that keeps blowing.',
    services: ['electrical', 'diagnostic'],
    picture: 'team-3',
  },
  {
    name: 'Robin Clarke',
    jobTitle: 'Panel beater',
    work: 'For dents, rust, and the morning after a crash.',
    services: ['bodywork'],
    picture: 'team-4',
  },
  {
    name: 'Casey Brown',
    jobTitle: 'Spray painter',
    work: 'For stone chips, or a new panel in your colour.',
    services: ['bodywork', 'customization'],
    picture: 'team-5',
  },
  {
    name: 'Jordan Lee',
    jobTitle: 'Tyre and brake technician',
    work: 'For worn tyres, squealing brakes or a failed WoF.',
    services: ['inspection', 'repair'],
    picture: 'team-6',
  },
]

export type TechnicianGroup = {
  name: string
  text: string
  picture: string
}

export const technicianGroups: readonly TechnicianGroup[] = [
  {
    name: 'Mechanical & AC Technicians',
    text: 'Engines, brakes, gearboxes, steering, suspension and air con.',
    picture: 'technicians-mechanical',
  },
  {
    name: 'Electrical & Diagnostic Technicians',
    text: 'Wiring, sensors, charging and the high-voltage side of hybrids, tested before any parts go in.',
    picture: 'technicians-electrical',
  },
  {
    name: 'Body Repair & Painting Technicians',
    text: 'Straight metal first, then primer, colour and clear coat, matched to the next panel.',
    picture: 'technicians-body',
  },
]
