import { planInviteDays, type PlanRole } from '@homecare/sdk/careplans'
import { dayIn, formatDocumentDate, isEmail, message, dayMs } from '@homecare/sdk/kit'
import { emailFieldTexts } from '@homecare/sdk/texts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { pageUrl } from '../../config/pageUrl.ts'
import type { Db, Tx } from '../../db/connect.ts'
import type { Deps } from '../../deps/deps.ts'
import { inform } from '../../mail/inform.ts'
import { findByEmail } from '../../people/findByEmail.ts'
import { shortName } from '../../people/person.ts'
import type { SessionUser } from '../../people/session.ts'
import { refuse } from '../../refusals/refuse.ts'
import { hashOf, newToken } from '../../secrets/token.ts'
import { planInvites, planPeople } from '../../tables/care/careplans.ts'
import type { PlanRow } from '../ground/standing.ts'
import { planMailTexts, planServerTexts as words } from '../ground/texts.ts'

/** As many may wait at once. */
const mostWaiting = 20

interface Inviting {
  readonly by: SessionUser
  readonly email: string
  readonly role: PlanRole
  readonly now: number
}

/**
 * Invites somebody to a plan by a letter whose link works once, for two weeks. Who is invited already gets a new letter, and the
 * old link opens nothing any more. Whether an address has an account is told to nobody who invites.
 */
export async function invite(
  tx: Tx,
  deps: Deps,
  plan: PlanRow,
  { by, email, role, now }: Inviting,
): Promise<void> {
  if (!isEmail(email)) throw refuse.invalid({ email: [emailFieldTexts.invalid] })
  const known = await findByEmail(tx as unknown as Db, email)
  if (known && (await isOn(tx, plan, known.user.id))) throw refuse.invalid({ email: [words.alreadyOn] })
  const waiting = and(
    eq(planInvites.plan_id, plan.id),
    isNull(planInvites.accepted_at),
    isNull(planInvites.declined_at),
    isNull(planInvites.revoked_at),
  )
  const same = and(waiting, eq(sql`lower(${planInvites.email})`, email.toLowerCase()))
  await tx
    .update(planInvites)
    .set({ revoked_at: new Date(now) })
    .where(same)
  if ((await tx.$count(planInvites, waiting)) >= mostWaiting)
    throw refuse.invalid({ email: [message(words.tooManyInvites, { max: mostWaiting })] })
  const token = newToken()
  const expires_at = new Date(now + planInviteDays * dayMs)
  await tx.insert(planInvites).values({
    ...{ plan_id: plan.id, email, role, token_hash: hashOf(token), by_user: by.id },
    ...{ sent_at: new Date(now), expires_at },
  })
  const reader = { email, language: known?.user.language ?? by.language }
  const name = shortName(by)
  await inform(
    deps,
    reader,
    message(planMailTexts.inviteSubject, { name }),
    message(planMailTexts.inviteBody, {
      ...{ name, brand: deps.config.brand.name },
      day: formatDocumentDate(dayIn(plan.tzid, expires_at)),
      link: pageUrl(deps.config, `/carecommunity/join/${token}`),
    }),
    planMailTexts.inviteIgnore,
  )
}

/** Whether somebody is on a plan already, in whatever way. */
async function isOn(tx: Tx, plan: PlanRow, userId: number): Promise<boolean> {
  if (userId === plan.family_id) return true
  const [row] = await tx
    .select({ id: planPeople.user_id })
    .from(planPeople)
    .where(
      and(eq(planPeople.plan_id, plan.id), eq(planPeople.user_id, userId), isNull(planPeople.removed_at)),
    )
  return row !== undefined
}
