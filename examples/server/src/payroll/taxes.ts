import { dayIn } from '@homecare/sdk/kit'
import {
  enrollInTaxes,
  firstPayDateError,
  getTaxData,
  missingForEnrollment,
  taxConsentVersion,
  taxSignatureError,
  updateTaxData,
  updateTaxId,
  type TaxData,
  type TaxDataChange,
} from '@homecare/sdk/payments'
import { taxNumberError } from '@homecare/sdk/payroll'
import { states, timeZoneOfState } from '@homecare/sdk/places'
import { inputTexts, screeningErrorTexts, taxScreenTexts as words } from '@homecare/sdk/texts'
import { eq } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import { trimmed } from '../calls/trimmed.ts'
import { withoutGaps } from '../calls/withoutGaps.ts'
import type { Db, Tx } from '../db/connect.ts'
import type { SessionUser } from '../people/session.ts'
import { requireZip } from '../places/zips/requireZip.ts'
import { refuse, refuseWrong } from '../refusals/refuse.ts'
import { taxProfiles } from '../tables/money/payroll.ts'
import { audit } from './audit.ts'
import { unsignIntake } from './unsign.ts'
import { numberColumns, numberKinds, placeOf, type TaxProfile } from './taxNumbers.ts'

const family = only('family')
/** Whose tax number is taken: of a family as an employer, of a caregiver for payroll. */
const withNumber = only('family', 'caregiver', 'agency_caregiver')

/** A family as an employer: what it decided about taxes, its tax numbers, and its enrollment. */
export function answerTaxes(routes: Routes): void {
  routes.on(getTaxData, family, ({ db, session: { user } }) => taxDataOf(db, user))

  routes.on(updateTaxData, family, ({ db, session: { user }, body, now }) =>
    db.transaction(async (tx) => {
      const row = await lockedProfile(tx, user, now)
      const change = trimmed(withoutGaps(body))
      refuseWrong(changeErrors(change, user, now))
      if (change.zip_code !== undefined) requireZip(change.zip_code)
      if (row.enrolled_at !== null && isSettled(change)) throw refuse.conflict(words.alreadyEnrolled)
      const changed = await changeProfile(tx, user, { ...addressOf(row, user), ...change }, now)
      await audit(tx, user.id, user, { action: 'save', subject: 'tax_data' }, now)
      return wireOf(changed, user)
    }),
  )

  routes.on(
    updateTaxId,
    withNumber,
    async ({ db, deps: { keyRing }, session: { user }, body, now }) => {
      if (!keyRing) throw refuse.notSetUp(words.notSetUp)
      const given = numberKinds.flatMap((kind) => {
        const number = body[kind]
        return number === undefined ? [] : [{ kind, number }]
      })
      if (given.length === 0) throw refuse.form(inputTexts.required)
      // Whoever is employed has no number of an employer's.
      if (user.role !== 'family' && body.employer_id !== undefined) throw refuse.forbidden()
      refuseWrong(
        Object.fromEntries(
          given.map(({ kind, number }) => [kind, taxNumberError(kind, number) ?? undefined]),
        ),
      )
      return db.transaction(async (tx) => {
        let row = await lockedProfile(tx, user, now)
        for (const { kind, number } of given) {
          const { last4, sealed, version } = numberColumns[kind]
          const next = row[version] + 1
          const envelope = keyRing.seal(placeOf(kind, user.id, next), number)
          const change = { [last4]: number.slice(-4), [sealed]: envelope, [version]: next }
          row = await changeProfile(tx, user, change, now)
          await audit(tx, user.id, user, { action: 'save', subject: kind }, now)
        }
        await unsignIntake(tx, user.id, now)
        const { ssn_last4, employer_id_last4 } = row
        return { ssn_last4, employer_id_last4 }
      })
    },
    { limit: { name: 'tax_id', hits: 10, seconds: 3600 } },
  )

  routes.on(enrollInTaxes, family, ({ db, session: { user }, body, now }) =>
    db.transaction(async (tx) => {
      const row = await lockedProfile(tx, user, now)
      // Sent twice is once.
      if (row.enrolled_at !== null) return wireOf(row, user)
      if (body.consent_version !== taxConsentVersion || missingForEnrollment(wireOf(row, user)).length > 0)
        throw refuse.conflict()
      refuseWrong({
        full_name: taxSignatureError(body.full_name, row.legal_name) ?? undefined,
        first_pay_date: firstPayDateError(row.first_pay_date, todayOf(user, now)) ?? undefined,
      })
      const signed = { enrolled_at: new Date(now), signed_name: body.full_name.trim() }
      const changed = await changeProfile(
        tx,
        user,
        { ...addressOf(row, user), ...signed, choice: 'enroll' },
        now,
      )
      await audit(tx, user.id, user, { action: 'enroll', subject: 'tax_data' }, now)
      return wireOf(changed, user)
    }),
  )
}

const todayOf = ({ state }: Pick<SessionUser, 'state'>, now: number) =>
  dayIn(timeZoneOfState(state), new Date(now))

/** The family's row, locked, so that two presses come one after the other; begun where there is none. */
async function lockedProfile(tx: Tx, user: SessionUser, now: number): Promise<TaxProfile> {
  await tx
    .insert(taxProfiles)
    .values({ user_id: user.id, updated_at: new Date(now) })
    .onConflictDoNothing()
  const [row] = await tx.select().from(taxProfiles).where(eq(taxProfiles.user_id, user.id)).for('update')
  return row!
}

async function changeProfile(
  tx: Db | Tx,
  user: SessionUser,
  change: Partial<TaxProfile>,
  now: number,
): Promise<TaxProfile> {
  const [row] = await tx
    .update(taxProfiles)
    .set({ ...change, updated_at: new Date(now) })
    .where(eq(taxProfiles.user_id, user.id))
    .returning()
  return row!
}

function changeErrors(change: TaxDataChange, user: SessionUser, now: number) {
  const { state, first_pay_date, consent_version } = change
  const empty = (['legal_name', 'address', 'city'] as const).filter((name) => change[name] === '')
  return {
    ...Object.fromEntries(empty.map((name) => [name, inputTexts.required])),
    ...(state !== undefined && !states.has(state) && { state: screeningErrorTexts.state }),
    ...(first_pay_date !== undefined && {
      first_pay_date: firstPayDateError(first_pay_date, todayOf(user, now)) ?? undefined,
    }),
    ...(consent_version !== undefined &&
      consent_version !== taxConsentVersion && { consent_version: inputTexts.required }),
  }
}

/** Whether a change is of what was signed with the enrollment. An address may change, and how often is paid. */
const isSettled = ({ choice, legal_name, first_pay_date, consent_version }: TaxDataChange) =>
  [choice, legal_name, first_pay_date, consent_version].some((value) => value !== undefined)

const nameOf = ({ first_name, last_name }: SessionUser) => `${first_name} ${last_name}`.trim()

/** Where the household is and what it is called: as it was saved, else as the account says. */
function addressOf(row: TaxProfile | undefined, user: SessionUser) {
  const saved = row?.address ? row : user
  return {
    legal_name: row?.legal_name || nameOf(user),
    address: saved.address ?? '',
    address2: saved.address2 ?? '',
    city: saved.city ?? '',
    state: saved.state ?? '',
    zip_code: saved.zip_code ?? '',
  }
}

/** What a family has said of itself as an employer, with what its account says where it has not. */
export async function taxDataOf(db: Db, user: SessionUser): Promise<TaxData> {
  const [row] = await db.select().from(taxProfiles).where(eq(taxProfiles.user_id, user.id))
  return wireOf(row, user)
}

function wireOf(row: TaxProfile | undefined, user: SessionUser): TaxData {
  return {
    ...addressOf(row, user),
    birthday: row?.birthday ?? null,
    ssn_last4: row?.ssn_last4 ?? null,
    employer_id_last4: row?.employer_id_last4 ?? null,
    choice: row?.choice ?? null,
    pay_frequency: row?.pay_frequency ?? null,
    first_pay_date: row?.first_pay_date ?? null,
    consent_version: row?.consent_version ?? null,
    enrolled_at: row?.enrolled_at?.toISOString() ?? null,
  }
}
