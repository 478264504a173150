import { createHash, randomInt } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import type { Limit } from '../limits/rateLimit.ts'
import { verificationCodes } from '../tables/account.ts'

/** Codes that prove an address or a number: their digits, tries and minutes. */
export const codeRules = { digits: 3, tries: 5, lifeMs: 10 * 60_000 } as const
/** Sends and tries for each caller; besides, each code allows only so many tries. */
export const codeSends: Limit = { name: 'code-send', hits: 5, seconds: 600 }
export const codeTries: Limit = { name: 'code-try', hits: 20, seconds: 600 }

/**
 * In a day, for a person: a code of three digits is one of a thousand, and whoever may go on trying finds it. Fifteen
 * tries find it once in 67 days.
 */
export const codeDay = {
  sends: { name: 'code-send-day', hits: 10, seconds: 86_400, counts: ['person'] },
  tries: { name: 'code-try-day', hits: 15, seconds: 86_400, counts: ['person'] },
} as const satisfies Record<string, Limit>

type Channel = 'email' | 'text' | 'call'
/** The channels that prove the same thing: a telephone's code may be written or spoken. */
const proving = (channel: Channel): Channel[] => (channel === 'email' ? ['email'] : ['text', 'call'])

/** Makes the code for `target`; one that was sent before stops working. */
export async function makeCode(
  db: Db | Tx,
  userId: number,
  channel: Channel,
  target: string,
  now: number,
  digits: number = codeRules.digits,
): Promise<string> {
  const code = String(randomInt(10 ** digits)).padStart(digits, '0')
  await db
    .delete(verificationCodes)
    .where(and(eq(verificationCodes.user_id, userId), inArray(verificationCodes.channel, proving(channel))))
  await db.insert(verificationCodes).values({
    user_id: userId,
    channel,
    target,
    code_hash: hashOf(userId, code),
    created_at: new Date(now),
    expires_at: new Date(now + codeRules.lifeMs),
  })
  return code
}

/** The target that the code proves, or null: wrong, too old, used, or tried too often. Counts the try. */
export async function checkCode(
  db: Db,
  userId: number,
  channel: Channel,
  code: string,
  now: number,
): Promise<string | null> {
  const row = await lastCode(db, userId, channel, now)
  if (!row) return null
  // The count is raised before the code is looked at, so that many at once cannot try more often.
  const counted = await db
    .update(verificationCodes)
    .set({ tries: sql`${verificationCodes.tries} + 1` })
    .where(and(eq(verificationCodes.id, row.id), lt(verificationCodes.tries, codeRules.tries)))
    .returning()
  if (counted.length === 0 || row.code_hash !== hashOf(userId, code.trim())) return null
  await db
    .update(verificationCodes)
    .set({ used_at: new Date(now) })
    .where(eq(verificationCodes.id, row.id))
  return row.target
}

/** The address or number to which the last code went; null where none is waited for. */
export async function targetOf(
  db: Db,
  userId: number,
  channel: Channel,
  now: number,
): Promise<string | null> {
  return (await lastCode(db, userId, channel, now))?.target ?? null
}

/** Why the last code proves nothing, whatever is tried: too old or none, or tried too often; null while it may. */
export async function codeIsSpent(
  db: Db,
  userId: number,
  channel: Channel,
  now: number,
): Promise<'expired' | 'tries' | null> {
  const row = await lastCode(db, userId, channel, now)
  if (!row) return 'expired'
  return row.tries >= codeRules.tries ? 'tries' : null
}

/** Removes codes that prove nothing any more. */
export async function sweepCodes(db: Db, now: number): Promise<void> {
  await db.delete(verificationCodes).where(lt(verificationCodes.expires_at, new Date(now)))
}

async function lastCode(db: Db, userId: number, channel: Channel, now: number) {
  const [row] = await db
    .select()
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.user_id, userId),
        inArray(verificationCodes.channel, proving(channel)),
        isNull(verificationCodes.used_at),
        gt(verificationCodes.expires_at, new Date(now)),
      ),
    )
    .orderBy(desc(verificationCodes.id))
    .limit(1)
  return row
}

const hashOf = (userId: number, code: string) =>
  createHash('sha256').update(`${userId}:${code}`).digest('hex')
