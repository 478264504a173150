import { formatDollars } from '@homecare/sdk/kit'
import { uiTexts } from '@homecare/sdk/texts'
import { useSay } from './say'

interface MoneyProps {
  /** Integer cents. */
  cents: number
  /** Says 'an hour' after it; nothing at all of a wage of 0, which nobody has said. */
  perHour?: boolean
}

/** An amount of money as people read it. */
export function Money({ cents, perHour }: MoneyProps) {
  const say = useSay()
  if (perHour && !cents) return null
  return (
    <>
      <span className="money">{formatDollars(cents)}</span>
      {perHour && <span className="soft small"> {say(uiTexts.perHour)}</span>}
    </>
  )
}
