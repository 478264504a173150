import {
  advisorCallTransition,
  askForCall,
  callTimesError,
  getOwnAdvisor,
  sortedTimes,
  withdrawCall,
  type AdvisorCallDraft,
  type AdvisorCallKind,
} from '@homecare/sdk/families'
import { phoneDigits, versionOf } from '@homecare/sdk/kit'
import { advisorCallErrorTexts as wrong, phoneFieldTexts } from '@homecare/sdk/texts'
import { and, eq, gt } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import type { Tx } from '../db/connect.ts'
import { advisorOf } from '../people/advisor.ts'
import type { Limit } from '../limits/rateLimit.ts'
import { lockUser } from '../people/lockUser.ts'
import { personOf } from '../people/person.ts'
import { placeZone } from '../places/placeZone.ts'
import { Refusal, refuse, refuseWrong } from '../refusals/refuse.ts'
import { advisorCalls } from '../tables/asking/advisorCalls.ts'
import { connections } from '../tables/hiring.ts'
import { tellOfCall } from './letters.ts'
import { callOf, isStillToMake, lastCall, type CallRow } from './rows.ts'

const family = only('family')
/** Each change writes a letter to somebody. */
const asking: Limit = { name: 'advisor call', hits: 30, seconds: 3600, counts: ['person'] }

/** The call that a family asks its advisor for: asked for, changed, and taken back. */
export function answerAdvisorCalls(routes: Routes): void {
  routes.on(getOwnAdvisor, family, async ({ db, session: { user } }) => {
    const advisor = await advisorOf(db, user.id)
    const last = await lastCall(db, user.id)
    return {
      eligible: user.concierge_eligible,
      advisor: advisor && { ...personOf(advisor), phone: advisor.phone || null, email: advisor.email },
      time_zone: placeZone(user),
      phone: user.phone,
      call: last && (await callOf(db, last)),
    }
  })

  routes.on(
    askForCall,
    family,
    async ({ db, deps, session: { user }, body, now }) => {
      if (!user.concierge_eligible) throw refuse.forbidden(wrong.notOffered)
      const asked = saidIn(body)
      return db.transaction(async (tx) => {
        // Ten presses wait for each other here, and so do two tabs.
        await lockUser(tx, user.id)
        const last = await lastCall(tx, user.id, true)
        const open = isStillToMake(last) ? last : null
        if (open && isSame(open, asked)) return callOf(tx, open)
        await refuseOtherVersion(tx, body.version, open?.version ?? 0, last)
        const time_zone = placeZone(user)
        refuseWrong({
          times: callTimesError(asked.times, time_zone, new Date(now)) ?? undefined,
          phone: phoneDigits(body.phone) === null ? phoneFieldTexts.invalid : undefined,
        })
        const row = open
          ? await change(tx, open, { ...asked, time_zone, state: 'asked' })
          : await begin(tx, user.id, { ...asked, time_zone }, now)
        await tellOfCall(deps, tx, row, open ? 'changed' : 'asked')
        return callOf(tx, row)
      })
    },
    { limit: asking },
  )

  routes.on(withdrawCall, family, ({ db, deps, session: { user }, body, now }) =>
    db.transaction(async (tx) => {
      const last = await lastCall(tx, user.id, true)
      if (!last) throw refuse.notFound()
      // Pressed twice is once.
      if (last.state === 'withdrawn') return callOf(tx, last)
      const to = advisorCallTransition(last.state, 'withdraw')?.to
      if (!to) throw new Refusal(409, wrong.over, { current: await callOf(tx, last) })
      await refuseOtherVersion(tx, body.version, last.version, last)
      const row = await change(tx, last, { state: to, closed_at: new Date(now) })
      await tellOfCall(deps, tx, row, 'withdrawn')
      return callOf(tx, row)
    }),
  )
}

type Said = Pick<CallRow, 'times' | 'phone' | 'note'>

const saidIn = ({ times, phone, note = '' }: AdvisorCallDraft): Said => ({
  times: sortedTimes(times),
  phone: phoneDigits(phone) ?? '',
  note: note.trim(),
})

const isSame = ({ times, phone, note }: CallRow, asked: Said) =>
  versionOf({ times, phone, note }) === versionOf(asked)

async function refuseOtherVersion(
  tx: Tx,
  seen: number,
  version: number,
  last: CallRow | null,
): Promise<void> {
  if (seen === version) return
  throw new Refusal(409, wrong.changed, { current: last && (await callOf(tx, last)) })
}

async function begin(
  tx: Tx,
  familyId: number,
  asked: Said & Pick<CallRow, 'time_zone'>,
  now: number,
): Promise<CallRow> {
  const kind = await kindFor(tx, familyId)
  const [row] = await tx
    .insert(advisorCalls)
    .values({ family_id: familyId, kind, ...asked, asked_at: new Date(now) })
    .returning()
  return row!
}

/** What a call is about: a hire, as soon as there was an offer to anybody. */
async function kindFor(tx: Tx, familyId: number): Promise<AdvisorCallKind> {
  const offered = and(eq(connections.family_id, familyId), gt(connections.hire_stage, 1))
  return (await tx.$count(connections, offered)) > 0 ? 'hire' : 'onboarding'
}

async function change(tx: Tx, row: CallRow, values: Partial<CallRow>): Promise<CallRow> {
  const [changed] = await tx
    .update(advisorCalls)
    .set({ ...values, version: row.version + 1 })
    .where(eq(advisorCalls.id, row.id))
    .returning()
  return changed!
}
