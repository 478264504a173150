import { formatDollars } from '@homecare/sdk/kit'
import { uiTexts } from '@homecare/sdk/texts'
import { useSay } from './say'

interface MoneyProps {
  /** Integer cents. */
  cents: number
  /** Says 'an hour' after it. */
  perHour?: boolean
}

/** An amount of money as people read it. */
export function Money({ cents, perHour }: MoneyProps) {
  const say = useSay()
  return (
    <>
      <span className="money">{formatDollars(cents)}</span>
      {perHour && <span className="soft small"> {say(uiTexts.perHour)}</span>}
    </>
  )
}
