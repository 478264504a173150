import { addDays, dayIn, message, pacificTimeZone } from '@homecare/sdk/kit'
import { cardExpiryText, cardLetterDays } from '@homecare/sdk/payments'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { pageUrl } from '../config/pageUrl.ts'
import type { Deps } from '../deps/deps.ts'
import { inform } from '../mail/inform.ts'
import { users } from '../tables/account.ts'
import { paymentMethods } from '../tables/money/payments.ts'
import { paymentMailTexts as words } from './texts.ts'

/** How many are written to in one round. */
const atOnce = 100

/** Writes to families whose card that pays expires soon: of each card once, by whichever process comes first. */
export async function tellOfExpiringCards(deps: Deps, now: number): Promise<void> {
  const today = dayIn(pacificTimeZone, new Date(now))
  const lastDay = sql`(make_date(${paymentMethods.exp_year}, ${paymentMethods.exp_month}, 1) + interval '1 month' - interval '1 day')::date`
  await deps.db.transaction(async (tx) => {
    const some = await tx
      .select({ card: paymentMethods, reader: users })
      .from(paymentMethods)
      .innerJoin(users, eq(users.id, paymentMethods.user_id))
      .where(
        and(
          eq(paymentMethods.kind, 'card'),
          eq(paymentMethods.is_default, true),
          isNull(paymentMethods.expiry_told_at),
          isNull(users.deleted_at),
          sql`${lastDay} between ${today}::date and ${addDays(today, cardLetterDays)}::date`,
        ),
      )
      .limit(atOnce)
      .for('update', { of: paymentMethods, skipLocked: true })
    for (const { card, reader } of some) {
      await tx
        .update(paymentMethods)
        .set({ expiry_told_at: new Date(now) })
        .where(eq(paymentMethods.id, card.id))
      const params = {
        ...{ last4: card.last4 ?? '', when: cardExpiryText(card) },
        link: pageUrl(deps.config, '/payments/methods'),
      }
      await inform(deps, reader, message(words.expiresSubject, params), message(words.expiresBody, params))
    }
  })
}
