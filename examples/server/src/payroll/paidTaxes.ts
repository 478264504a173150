import type { PaidTaxes } from '@homecare/sdk/householdTaxes'
import { wagesPaidStatuses } from '@homecare/sdk/payments'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { isOneOf } from '../db/isOneOf.ts'

/** A pay with the invoice that it stands on. */
interface PaidInvoice extends PaidTaxes {
  readonly invoice_id: number
  readonly number: string
}

/** Pays that are in hand at a time. */
const atOnce = 500

/** An invoice whose wages were paid, whatever became of the family's payment afterwards: the caregiver keeps them. */
const wasPaid = isOneOf(sql`i.status`, wagesPaidStatuses)

/** Every pay of a household in the order of its days, with the taxes that stand on its invoice: so many at a time. */
export async function* pagesOfPays(db: Db, familyId: number): AsyncGenerator<readonly PaidInvoice[]> {
  const of = (kind: string) => sql`coalesce(sum(l.cents) filter (where l.kind = ${kind}), 0)::float8`
  for (let last: PaidInvoice | undefined, isMore = true; isMore;) {
    const after = last ? sql`and (i.issued_on, i.id) > (${last.day}::date, ${last.invoice_id}::int)` : sql``
    const { rows } = await db.execute(sql`
      select i.id as invoice_id, i.number, i.enrolled, u.id as caregiver_id,
        trim(u.first_name || ' ' || u.last_name) as name, i.issued_on::text as day,
        (i.wages_cents + i.tip_cents)::float8 as wages,
        ${of('withheld_social_security')} as withheld_social_security, ${of('withheld_medicare')} as withheld_medicare,
        ${of('withheld_additional_medicare')} as withheld_additional_medicare,
        ${of('social_security')} as social_security, ${of('medicare')} as medicare, ${of('unemployment')} as unemployment
      from invoices i
      join connections k on k.id = i.connection_id
      join users u on u.id = k.caregiver_id
      left join invoice_lines l on l.invoice_id = i.id
      where i.family_id = ${familyId} and ${wasPaid} ${after}
      group by i.id, u.id
      order by i.issued_on, i.id
      limit ${atOnce}`)
    const page = rows as unknown as PaidInvoice[]
    yield page
    last = page.at(-1)
    isMore = page.length === atOnce
  }
}

/** Every pay of a household. */
export async function paidTaxes(db: Db, familyId: number): Promise<PaidInvoice[]> {
  const all: PaidInvoice[] = []
  for await (const page of pagesOfPays(db, familyId)) all.push(...page)
  return all
}
