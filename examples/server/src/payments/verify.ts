import { methodTexts as words } from '@homecare/sdk/texts'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { carryOut } from '../provider/carryOut.ts'
import type { PaymentProvider } from '../provider/provider.ts'
import { refuse, type Refusal } from '../refusals/refuse.ts'
import { paymentMethods } from '../tables/money/payments.ts'
import { refusalOf, said } from './failing.ts'
import { accountOf, type MethodRow } from './methodRows.ts'
import { settleSetup } from './settleSetup.ts'

type Told = { readonly amounts: readonly [number, number] } | { readonly code: string }

interface Telling {
  readonly db: Db
  readonly provider: PaymentProvider
  readonly id: number
  readonly told: Told
  /** The caller's key: a try that is sent twice counts once. */
  readonly tryKey: string
  readonly now: number
}

/** Verifies an account by what its holder sees on their statement. */
export async function tellDeposits({ db, provider, id, told, tryKey, now }: Telling): Promise<MethodRow> {
  const own = eq(paymentMethods.id, id)
  const done = await said(
    carryOut<MethodRow, Awaited<ReturnType<PaymentProvider['verifyDeposits']>>, MethodRow | Refusal>(db, {
      async begin(tx) {
        const [row] = await tx.select().from(paymentMethods).where(own).for('update')
        if (row!.state !== 'verified') requireWaiting(row!, now)
        return row!
      },
      ask: (row) =>
        row.state === 'verified'
          ? provider.readMethod(row.setup_ref!)
          : provider.verifyDeposits(`${row.attempt}:${tryKey}`, row.setup_ref!, told),
      async settle(tx, row, outcome) {
        if ('done' in outcome) return (await settleSetup(tx, row.setup_ref!, outcome.done))!
        const [held] = await tx.select().from(paymentMethods).where(own).for('update')
        const { code } = outcome.failed
        const isAgain = held!.last_try === tryKey
        const left = isAgain ? held!.tries_left : Math.max(0, held!.tries_left - 1)
        const isLocked = left === 0 || code.includes('attempts_exceeded')
        const isOver = code.includes('timeout')
        if (!isLocked && !isOver && !code.includes('mismatch')) return refusalOf(outcome.failed)
        await tx
          .update(paymentMethods)
          .set({
            ...{ last_try: tryKey, tries_left: isLocked ? 0 : left },
            ...((isLocked || isOver) && { state: 'failed', failure: code }),
          })
          .where(own)
        if (isOver) return refuse.conflict(words.tooLate).because('too_late')
        if (isLocked) return refuse.conflict(words.tooManyTries).because('locked')
        return 'code' in told
          ? refuse.invalid({ code: [words.codeMismatch] }).because('mismatch')
          : refuse.invalid({ amounts: [words.amountsMismatch] }).because('mismatch')
      },
    }),
  )
  if (done instanceof Error) throw done
  return done
}

/** Refuses in words where nothing can be told. */
function requireWaiting(row: MethodRow, now: number): void {
  const standing = accountOf(row, now).standing
  if (standing === 'locked') throw refuse.conflict(words.tooManyTries).because('locked')
  if (standing === 'expired') throw refuse.conflict(words.tooLate).because('too_late')
  if (standing === null || row.setup_ref === null) throw refuse.conflict(words.notPending)
}
