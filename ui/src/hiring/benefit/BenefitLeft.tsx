import type { BenefitBalance } from '@homecare/sdk/families'
import { hoursTaken } from '@homecare/sdk/hiring'
import { dateWords } from '@homecare/sdk/kit'
import { benefitTakesTexts as words } from '@homecare/sdk/texts'
import { useSay } from '../../kit/say'

interface BenefitLeftProps {
  balance: BenefitBalance
  /** The minutes of the cycle that what is filled in takes. */
  takes: number
}

/** How many hours of the cycle are left, and how many of them what is filled in takes. */
export function BenefitLeft({ balance: { overview }, takes }: BenefitLeftProps) {
  const say = useSay()
  const hours = {
    ...{ left: overview.free_hrs ?? 0, total: overview.total_hrs },
    day: dateWords(overview.expiring ?? '', 'day', say.locale),
  }
  const taken = hoursTaken(takes)
  return (
    <p role="status" data-tone={taken > hours.left ? 'warn' : undefined}>
      {taken > 0 ? say(words.takes, { ...hours, takes: taken }) : say(words.left, hours)}
    </p>
  )
}
