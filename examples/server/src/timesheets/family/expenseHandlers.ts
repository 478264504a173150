import { addTimesheetExpense, removeTimesheetExpense, type ExpenseDraft } from '@homecare/sdk/timesheets'
import type { Routes } from '../../calls/on.ts'
import type { Limit } from '../../limits/rateLimit.ts'
import { discardFiles } from '../../uploads/storing.ts'
import { UploadedFile } from '../../uploads/upload.ts'
import { openSheet } from './rows/editing.ts'
import { addExpense, removeExpense } from './rows/expenseRows.ts'
import { hoursWriter } from './policies.ts'
import { storeReceipt } from './receipts.ts'
import { readSheet } from './rows/wire.ts'

const uploads: Limit = { name: 'receipt', hits: 100, seconds: 3600 }

/** The expenses of a timesheet, with their receipts. Each change answers the whole sheet, with what it comes to. */
export function answerExpenses(routes: Routes): void {
  routes.on(
    addTimesheetExpense,
    hoursWriter,
    async ({ db, deps, session: { user }, params, body, now }) => {
      const { receipt, ...said } = body
      const stored = receipt instanceof UploadedFile ? await storeReceipt(deps, user.id, receipt) : null
      try {
        return await db.transaction(async (tx) => {
          const sheet = await openSheet(tx, params.id, params.tid, user.id, now)
          await addExpense(tx, sheet, draftOf(said), stored, deps.config, now)
          return readSheet({ db: tx, config: deps.config, user, now }, params.tid)
        })
      } catch (error) {
        if (stored) await discardFiles(deps, [stored])
        throw error
      }
    },
    { limit: uploads, upload: { files: 1 } },
  )

  routes.on(removeTimesheetExpense, hoursWriter, async ({ db, deps, session: { user }, params, now }) => {
    const { sheet, gone } = await db.transaction(async (tx) => {
      const row = await openSheet(tx, params.id, params.tid, user.id, now)
      const files = await removeExpense(tx, row, params.expenseId, now)
      return { sheet: await readSheet({ db: tx, config: deps.config, user, now }, params.tid), gone: files }
    })
    await discardFiles(deps, gone)
    return sheet
  })
}

type Sent = Omit<Parameters<typeof numbers>[0], never> & Pick<ExpenseDraft, 'kind' | 'day' | 'description'>

/** What came as the fields of a form. */
function draftOf({ kind, day, description, ...typed }: Sent): ExpenseDraft {
  return { kind, day, ...(description !== undefined && { description }), ...numbers(typed) }
}

/** Numbers of a form arrive as texts. */
function numbers({
  amount,
  miles_tenths,
}: {
  readonly amount?: number | string | undefined
  readonly miles_tenths?: number | string | undefined
}): Pick<ExpenseDraft, 'amount' | 'miles_tenths'> {
  return {
    ...(amount !== undefined && { amount: Number(amount) }),
    ...(miles_tenths !== undefined && { miles_tenths: Number(miles_tenths) }),
  }
}
