import Papa from 'papaparse'
import type { LastAppointment } from '../../domain/appointments/appointment.ts'
import { instantOf, wallClockAt } from '../../domain/opening-hours/dates.ts'
import { withAppointments } from '../appointments/last-appointments.ts'
import type { Store } from '../database/store.ts'
import { firstOfMonth } from './periods.ts'

/** Maximum number of lines, newest first. */
const maxLines = 100_000

/** Cells that a spreadsheet would calculate. A phone number such as '+64 21 555 0142' isn't one. */
const formula = /^(?!\+\d[\d ]*$)[=+\-@\t\r]/

/** Without it, Excel doesn't read the file as UTF-8. */
const byteOrderMark = '\uFEFF'

/** How many enquiries are read and written at once, so that other requests wait for no more than that. */
const batch = 500

/** Returns the enquiries of this month and the twelve before it as a CSV file, for spreadsheets. */
export async function readEnquiryList(store: Store): Promise<{ name: string; text: string }> {
  const now = store.now()
  const since = instantOf(firstOfMonth(now, 12))
  const texts = [byteOrderMark, heading]
  let rows: readonly Row[] = []
  for (let lines = 0; lines === 0 || (lines < maxLines && rows.length === batch); lines += batch) {
    rows = await readRows(store, since, rows.at(-1))
    texts.push(linesOf((await withAppointments(store.db, rows)).map(lineOf)))
  }
  return { name: `enquiries-${wallClockAt(new Date(now)).date}.csv`, text: texts.join('') }
}

type Row = Awaited<ReturnType<typeof readRows>>[number]

/** Returns enquiries, newest first. `after`: the last of the batch before. */
async function readRows({ db }: Store, since: number, after?: { received_at: number; id: string }) {
  return await db
    .selectFrom('enquiry')
    .select(['id', 'reference', 'received_at', 'kind', 'source', 'state', 'name', 'phone', 'email', 'plate', 'service', 'subject'])
    .where('quarantined_at', 'is', null)
    .where('received_at', '>=', since)
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) => eb(refTuple('received_at', 'id'), '<', tuple(after?.received_at ?? 0, after?.id ?? ''))),
    )
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(batch)
    .execute()
}

function lineOf({ lastAppointment, ...row }: Row & { lastAppointment: LastAppointment | undefined }): Line {
  const received = wallClockAt(new Date(row.received_at))
  return {
    Reference: row.reference,
    Received: `${received.date} ${received.time}`,
    Kind: row.kind,
    Source: row.source,
    Status: row.state,
    Name: row.name,
    Phone: row.phone,
    Email: row.email,
    Plate: row.plate,
    About: row.service ?? row.subject,
    Appointment: lastAppointment && `${lastAppointment.date} ${lastAppointment.time}`,
    'Appointment status': lastAppointment?.state,
  }
}

const columns = [
  'Reference',
  'Received',
  'Kind',
  'Source',
  'Status',
  'Name',
  'Phone',
  'Email',
  'Plate',
  'About',
  'Appointment',
  'Appointment status',
] as const

type Line = Readonly<Record<(typeof columns)[number], string | null | undefined>>

export const heading = `${columns.join(',')}\r\n`

/** Writes lines, ending in CRLF, with an apostrophe before what a spreadsheet would calculate. */
export function linesOf(lines: readonly Line[]): string {
  if (lines.length === 0) return ''
  const cells = lines.map((line) => columns.map((column) => line[column]))
  return `${Papa.unparse(cells, { escapeFormulae: formula, newline: '\r\n' })}\r\n`
}
