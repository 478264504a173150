import { partnerHireTexts as words } from '@homecare/sdk/texts'
import { Card } from '../../kit/layout/Card'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { EmptyState } from '../../kit/states/EmptyState'

/** What stands in the place of a form where no benefit pays. */
export function NoBenefit() {
  const say = useSay()
  return (
    <Card>
      <EmptyState
        title={say(words.noBenefit)}
        actions={
          <Link href="/family/dashboard" look="primary">
            {say(words.toHome)}
          </Link>
        }
      >
        {say(words.noBenefitHint)}
      </EmptyState>
    </Card>
  )
}
