import type { PageHref } from '@homecare/sdk/addresses'
import { fingerprintPrograms, type FingerprintingResult } from '@homecare/sdk/hiring'
import { formatDocumentDate, message, say, type Text } from '@homecare/sdk/kit'
import { eq, inArray } from 'drizzle-orm'
import { pageUrl } from '../config/pageUrl.ts'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { tell } from '../notices/tell.ts'
import { shortName } from '../people/person.ts'
import { users } from '../tables/account.ts'
import { connections } from '../tables/hiring.ts'
import type { RequestRow } from './rows.ts'
import { fingerprintMailTexts as words } from './texts.ts'

type Side = 'family' | 'caregiver'
interface Words {
  readonly subject: Text<string>
  readonly body: Text<string>
  readonly short: Text<string>
}
type FingerprintNews =
  | 'requested'
  | 'agreed'
  | 'declined'
  | 'canceled'
  | 'sent'
  | 'moved'
  | FingerprintingResult

/** Who is told of what, by what happened: of a result both, in words of their own. */
const letters: Readonly<Record<FingerprintNews, Readonly<Partial<Record<Side, Words>>>>> = {
  requested: { caregiver: words.requested },
  agreed: { family: words.agreed },
  declined: { family: words.declined },
  canceled: { caregiver: words.canceled },
  sent: { caregiver: words.sent, family: words.sentFamily },
  moved: { caregiver: words.moved, family: words.sentFamily },
  cleared: { caregiver: words.clearedOwn, family: words.cleared },
  not_cleared: { caregiver: words.notClearedOwn, family: words.notCleared },
  unreadable: { caregiver: words.unreadableOwn, family: words.unreadable },
}

/** Tells those whom it concerns what has happened to a request: of one change once, however often this is called. */
export async function tellOfFingerprints(
  deps: Deps,
  tx: Tx,
  row: RequestRow,
  news: FingerprintNews,
): Promise<void> {
  const [between] = await tx.select().from(connections).where(eq(connections.id, row.connection_id))
  if (!between) return
  const { family_id, caregiver_id, id } = between
  const people = await tx
    .select()
    .from(users)
    .where(inArray(users.id, [family_id, caregiver_id]))
  const [family, caregiver] = [family_id, caregiver_id].map((one) => people.find((user) => user.id === one))
  if (!family || !caregiver) return
  for (const side of ['caregiver', 'family'] as const) {
    const told = letters[news][side]
    if (!told) continue
    const [reader, other] = side === 'family' ? [family, caregiver] : [caregiver, family]
    const page: PageHref =
      side === 'family' ? `/manage-connection/${id}` : `/caregiver/dashboard/connections/${id}`
    const params = {
      name: shortName(other),
      program: say(reader.language, fingerprintPrograms.get(row.program).label),
      day: formatDocumentDate(row.appointment_day ?? ''),
      link: pageUrl(deps.config, page),
    }
    await tell(deps, {
      ...{ to: reader.id, kind: 'documents', page },
      event: `fingerprinting ${row.id} ${news} ${row.version}`,
      subject: message(told.subject, params),
      body: [message(told.body, params)],
      short: message(told.short, params),
    })
  }
}
