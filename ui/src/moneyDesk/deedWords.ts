import { formatDollars, type Text } from '@homecare/sdk/kit'
import type { MoneyDeed } from '@homecare/sdk/moneyDesk'
import { moneyDeedKinds } from '@homecare/sdk/payments'
import { moneyDeskTexts as words } from '@homecare/sdk/texts'
import { told } from '../kit/words'

/** What staff do, with how much it moves: 'Refund, $24.50'. */
export function deedWords({ kind, cents }: Pick<MoneyDeed, 'kind' | 'cents'>): Text {
  const what = moneyDeedKinds.get(kind).label
  return cents === null ? what : told(words.proposalOf, { what, sum: formatDollars(cents) })
}
