import type { WageRate } from '@homecare/sdk/hiring'
import { formatDocumentDate, formatDollars, message } from '@homecare/sdk/kit'
import { pageUrl } from '../config/pageUrl.ts'
import type { Deps } from '../deps/deps.ts'
import { tell } from '../notices/tell.ts'
import { shortName } from '../people/person.ts'
import type { SessionUser } from '../people/session.ts'
import { rateMailTexts as words } from './texts.ts'

interface RateNews {
  /** Of the family, who changed it. */
  readonly user: SessionUser
  readonly caregiverId: number
  readonly connectionId: number
  readonly rate: WageRate
  readonly what: 'set' | 'deleted'
}

/** Tells a caregiver that their family has set a rate from a day on, or taken one back. */
export async function tellOfRate(
  deps: Deps,
  { user, caregiverId, connectionId, rate, what }: RateNews,
): Promise<void> {
  const page = `/caregiver/dashboard/connections/${connectionId}` as const
  const params = {
    name: shortName(user),
    amount: formatDollars(rate.amount),
    rate: rate.name,
    day: formatDocumentDate(rate.valid_from),
    link: pageUrl(deps.config, page),
  }
  const body =
    what === 'deleted'
      ? message(words.deletedBody, params)
      : rate.pay_type === 'special'
        ? message(rate.unit === 'day' ? words.specialDayBody : words.specialBody, params)
        : message(rate.unit === 'day' ? words.regularDayBody : words.regularBody, params)
  await tell(deps, {
    ...{ to: caregiverId, kind: 'offers', page },
    event: `wage rate ${rate.id} ${what} ${deps.now()}`,
    subject: message(what === 'set' ? words.setSubject : words.deletedSubject, params),
    body: [body],
    short: message(what === 'set' ? words.setShort : words.deletedShort, params),
  })
}
