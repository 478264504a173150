import type { Tx } from '../../../db/connect.ts'
import { timesheetEvents, type SheetAction } from '../../../tables/money/hours.ts'
import type { LineRow, SheetRow } from './sheetRows.ts'

interface Deed {
  readonly action: SheetAction
  /** Null for what the server did by itself. */
  readonly by: number | null
  readonly now: number
  readonly reason?: string
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
}

/** Writes down what was done with a timesheet, in the transaction that does it: numbers and times, and no words but a reason. */
export async function noteSheet(
  tx: Tx,
  { id, revision }: Pick<SheetRow, 'id' | 'revision'>,
  { by, now, reason = '', ...deed }: Deed,
): Promise<void> {
  await tx.insert(timesheetEvents).values({
    ...{ timesheet_id: id, revision, by_user: by, at: new Date(now), reason },
    ...deed,
  })
}

/** Lines as the history keeps them. */
export const linesNoted = (lines: readonly LineRow[]) => ({
  lines: lines.map(({ id, start_at, end_at, break_minutes, pay_type }) => ({
    ...{ id, break_minutes, pay_type },
    start: start_at.toISOString(),
    end: end_at.toISOString(),
  })),
})
