import { message } from '@homecare/sdk/kit'
import { eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { tell } from '../notices/tell.ts'
import { shortName } from '../people/person.ts'
import type { SessionUser } from '../people/session.ts'
import { users } from '../tables/account.ts'
import { facilities, shifts } from '../tables/shifts.ts'
import { pageUrl } from '../config/pageUrl.ts'
import { shiftWords } from './shiftWords.ts'
import { timesheetMailTexts as words } from './texts.ts'

/** Tells a facility that hours were handed in to it. */
export async function tellOfTimesheet(
  tx: Tx,
  deps: Deps,
  sheet: { readonly id: number; readonly shift_id: number },
  by: SessionUser,
): Promise<void> {
  const [found] = await tx
    .select({ start: shifts.start, facility: facilities, language: users.language, owner: users.id })
    .from(shifts)
    .innerJoin(facilities, eq(facilities.id, shifts.facility_id))
    .innerJoin(users, eq(users.id, facilities.user_id))
    .where(eq(shifts.id, sheet.shift_id))
  if (!found) return
  const page = `/facilities/${found.facility.id}` as const
  const said = {
    name: shortName(by),
    shift: shiftWords(found, found.language),
    link: pageUrl(deps.config, page),
  }
  await tell(deps, {
    ...{ to: found.owner, kind: 'timesheets', event: `timesheet ${sheet.id} sent ${deps.now()}`, page },
    subject: message(words.sentSubject, said),
    body: [message(words.sentBody, said)],
    short: message(words.sentShort, said),
  })
}
