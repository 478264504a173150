import { reviewReasons, type ReviewAsk, type ReviewVerdict } from '@homecare/sdk/reviews'
import type { PageHref } from '@homecare/sdk/addresses'
import { message, say, type Locale, type Sayable, type Text } from '@homecare/sdk/kit'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { pageUrl } from '../config/pageUrl.ts'
import type { Deps } from '../deps/deps.ts'
import { presentTransaction } from '../db/guard.ts'
import { tell } from '../notices/tell.ts'
import { shortName } from '../people/person.ts'
import { users } from '../tables/account.ts'
import { connections } from '../tables/hiring.ts'
import type { ReviewRow } from './rows.ts'
import { reviewMailTexts as words } from './texts.ts'

/** A letter about a review: to whom, and what it says. */
interface Said {
  readonly to: 'family' | 'caregiver'
  readonly subject: Sayable
  readonly body: readonly Sayable[]
}

/** Tells those whom a decision concerns, once: whoever wrote, whoever answered, whoever reported. */
export const tellOfVerdict = (deps: Deps, row: ReviewRow, verdict: ReviewVerdict): Promise<void> =>
  write(deps, row, `${verdict.about} ${verdict.decision}`, (name) => lettersOf(verdict, name, row))

/** Tells those to whom a decision was told that it no longer stands. */
export const tellOfTakingBack = (deps: Deps, row: ReviewRow, about: ReviewAsk): Promise<void> =>
  write(deps, row, `${about} taken back`, (name) =>
    toldOf[about](row).map((to) => ({
      to,
      subject: message(to === 'family' ? words.againFamily : words.againCaregiver, {
        name,
        family: row.reviewer,
      }),
      body: [words.againBody],
    })),
  )

/** To whom a decision was told that has made a review what it is. */
const toldOf: Readonly<Record<ReviewAsk, (row: ReviewRow) => readonly Said['to'][]>> = {
  words: ({ approved }) => (approved ? ['family', 'caregiver'] : ['family']),
  answer: ({ answer_state }) => (answer_state === 'shown' ? ['family', 'caregiver'] : ['caregiver']),
  report: ({ removed_at }) => (removed_at ? ['family', 'caregiver'] : ['caregiver']),
}

async function write(
  deps: Deps,
  row: ReviewRow,
  what: string,
  said: (name: string) => readonly Said[],
): Promise<void> {
  const db = presentTransaction() ?? deps.db
  const [caregiver] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, row.caregiver_id), isNull(users.deleted_at)))
  if (!caregiver) return
  const name = shortName(caregiver)
  for (const { to, subject, body } of said(name)) {
    const page = to === 'caregiver' ? ownReviews : await pageOfFamily(row)
    const id = to === 'caregiver' ? caregiver.id : row.reviewer_id
    if (id === null || page === null) continue
    await tell(deps, {
      ...{ to: id, kind: 'documents', page, subject, short: subject },
      event: `review ${row.id} ${what} ${deps.now()}`,
      body: [...body, pageUrl(deps.config, page)],
    })
  }

  /** Where the family and the caregiver have to do with each other; null where whoever wrote it has left. */
  async function pageOfFamily({ reviewer_id, caregiver_id }: ReviewRow): Promise<PageHref | null> {
    if (reviewer_id === null) return null
    const [found] = await db
      .select({ id: connections.id })
      .from(connections)
      .innerJoin(users, and(eq(users.id, connections.family_id), isNull(users.deleted_at)))
      .where(and(eq(connections.family_id, reviewer_id), eq(connections.caregiver_id, caregiver_id)))
      .orderBy(desc(connections.id))
      .limit(1)
    return found ? `/family/dashboard/connections/${found.id}` : null
  }
}

const ownReviews: PageHref = '/caregiver/reviews'

/** The letters of a decision. */
function lettersOf({ about, decision, reason, note }: ReviewVerdict, name: string, row: ReviewRow): Said[] {
  const params = { name, family: row.reviewer }
  const removal = reasonWords(reason)
  const letter =
    (to: Said['to']) =>
    (subject: Text<string>, ...body: Sayable[]): Said => ({ to, subject: { text: subject, params }, body })
  const [toFamily, toCaregiver] = [letter('family'), letter('caregiver')]
  if (about === 'words') {
    if (decision === 'shown')
      return [
        toFamily(words.shown, message(words.shownBody, { name })),
        toCaregiver(words.new, words.newBody),
      ]
    if (decision === 'returned') return [toFamily(words.returned, words.returnedBody, note!.trim())]
    return [toFamily(words.removed, words.notShownBody, removal, words.rewrite)]
  }
  if (about === 'answer')
    return decision === 'shown'
      ? [
          toFamily(words.answered, message(words.answeredBody, { name })),
          toCaregiver(words.answerShown, words.answerShownBody),
        ]
      : [toCaregiver(words.answerReturned, words.returnedBody, note!.trim())]
  if (decision === 'kept') return [toCaregiver(words.reportDecided, words.keptBody)]
  return [
    toCaregiver(words.reportDecided, words.takenBody),
    toFamily(words.removed, words.removedBody, removal, words.rewrite),
  ]
}

function reasonWords(reason: ReviewVerdict['reason']): Text {
  const label = reviewReasons.find(reason)?.label
  const said = (locale: Locale) => say(locale, words.reason, { reason: label ? say(locale, label) : '' })
  return [said('en'), said('es')]
}
