import type { SpecialDays } from './facts.ts'

/**
 * The first special days: those on which the workshop is closed, until the owner changes them at the desk.
 *
 * They are the public holidays of the Holidays Act 2003, section 44. Cloverlea (4412) is a suburb of Palmerston North, in the former
 * Wellington Province, so the regional one is Wellington Anniversary Day, the Monday closest to 22 January. A holiday that falls on a
 * weekend moves to the Monday or Tuesday for people who don't work weekends (sections 45 and 45A); the workshop is closed on both days.
 * Easter Sunday isn't a public holiday, and the break over the New Year is the owner's choice.
 */
export const closedDays: readonly SpecialDays[] = [
  { from: '2026-01-01', to: '2026-01-05', reason: 'the Christmas break' },
  { from: '2026-01-19', to: '2026-01-19', reason: 'Wellington Anniversary Day' },
  { from: '2026-02-06', to: '2026-02-06', reason: 'Waitangi Day' },
  { from: '2026-04-03', to: '2026-04-06', reason: 'Easter' },
  { from: '2026-04-25', to: '2026-04-25', reason: 'ANZAC Day' },
  { from: '2026-04-27', to: '2026-04-27', reason: 'ANZAC Day' },
  { from: '2026-06-01', to: '2026-06-01', reason: 'King’s Birthday' },
  { from: '2026-07-10', to: '2026-07-10', reason: 'Matariki' },
  { from: '2026-10-26', to: '2026-10-26', reason: 'Labour Day' },
  { from: '2026-12-25', to: '2027-01-05', reason: 'the Christmas break' },
  { from: '2027-01-25', to: '2027-01-25', reason: 'Wellington Anniversary Day' },
  { from: '2027-02-06', to: '2027-02-06', reason: 'Waitangi Day' },
  { from: '2027-02-08', to: '2027-02-08', reason: 'Waitangi Day' },
  { from: '2027-03-26', to: '2027-03-29', reason: 'Easter' },
  { from: '2027-04-25', to: '2027-04-26', reason: 'ANZAC Day' },
  { from: '2027-06-07', to: '2027-06-07', reason: 'King’s Birthday' },
  { from: '2027-06-25', to: '2027-06-25', reason: 'Matariki' },
  { from: '2027-10-25', to: '2027-10-25', reason: 'Labour Day' },
  { from: '2027-12-25', to: '2028-01-05', reason: 'the Christmas break' },
  { from: '2028-01-24', to: '2028-01-24', reason: 'Wellington Anniversary Day' },
  { from: '2028-02-06', to: '2028-02-07', reason: 'Waitangi Day' },
  { from: '2028-04-14', to: '2028-04-17', reason: 'Easter' },
  { from: '2028-04-25', to: '2028-04-25', reason: 'ANZAC Day' },
  { from: '2028-06-05', to: '2028-06-05', reason: 'King’s Birthday' },
  { from: '2028-07-14', to: '2028-07-14', reason: 'Matariki' },
  { from: '2028-10-23', to: '2028-10-23', reason: 'Labour Day' },
  { from: '2028-12-25', to: '2029-01-05', reason: 'the Christmas break' },
  { from: '2029-01-22', to: '2029-01-22', reason: 'Wellington Anniversary Day' },
  { from: '2029-02-06', to: '2029-02-06', reason: 'Waitangi Day' },
  { from: '2029-03-30', to: '2029-04-02', reason: 'Easter' },
  { from: '2029-04-25', to: '2029-04-25', reason: 'ANZAC Day' },
  { from: '2029-06-04', to: '2029-06-04', reason: 'King’s Birthday' },
  { from: '2029-07-06', to: '2029-07-06', reason: 'Matariki' },
  { from: '2029-10-22', to: '2029-10-22', reason: 'Labour Day' },
  { from: '2029-12-25', to: '2030-01-05', reason: 'the Christmas break' },
  { from: '2030-01-21', to: '2030-01-21', reason: 'Wellington Anniversary Day' },
  { from: '2030-02-06', to: '2030-02-06', reason: 'Waitangi Day' },
  { from: '2030-04-19', to: '2030-04-22', reason: 'Easter' },
  { from: '2030-04-25', to: '2030-04-25', reason: 'ANZAC Day' },
  { from: '2030-06-03', to: '2030-06-03', reason: 'King’s Birthday' },
  { from: '2030-06-21', to: '2030-06-21', reason: 'Matariki' },
  { from: '2030-10-28', to: '2030-10-28', reason: 'Labour Day' },
  { from: '2030-12-25', to: '2031-01-05', reason: 'the Christmas break' },
]
