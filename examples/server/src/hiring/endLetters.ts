import { endReasons } from '@homecare/sdk/hiring'
import { formatDocumentDate, message, say, type Locale, type Text } from '@homecare/sdk/kit'
import { pageUrl } from '../config/pageUrl.ts'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { tell } from '../notices/tell.ts'
import type { SessionUser } from '../people/session.ts'
import { endMailTexts as words } from './texts.ts'
import { listeners, nameOf } from './visitLetters.ts'

/** What the end of a contract says. */
interface End {
  readonly id: number
  readonly end_date: string
  readonly end_reason: string
}

/** Tells the other side once that the contract ends, why, and how many visits are canceled by it. */
export async function tellOfEnd(
  deps: Deps,
  tx: Tx,
  by: SessionUser,
  { id, end_date, end_reason }: End,
  canceled: number,
): Promise<void> {
  const params = { name: nameOf(deps, by), day: formatDocumentDate(end_date) }
  const reason = endReasons.find(end_reason)
  for (const { id: to, page } of await listeners(tx, by, id))
    await tell(deps, {
      ...{ to, kind: 'offers', event: `connection ${id} ends ${end_date}`, page },
      subject: message(words.subject, params),
      body: [
        message(words.body, params),
        ...(reason ? [inBothWith(words.reason, reason.label)] : []),
        ...(canceled > 0
          ? [message(canceled === 1 ? words.canceled.one : words.canceled.other, { count: canceled })]
          : []),
        pageUrl(deps.config, page),
      ],
      short: message(words.short, params),
    })
}

/** A text with a reason in it, in each language. */
function inBothWith(text: Text<`${string}{reason}${string}`>, reason: Text): Text {
  const said = (locale: Locale) => say(locale, { text, params: { reason: say(locale, reason) } })
  return [said('en'), said('es')]
}
