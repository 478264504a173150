import { dashboardTexts } from '@homecare/sdk/texts'
import { Badge } from '../kit/figures/Badge'
import { check } from '../kit/icons/basic'
import { useSay } from '../kit/say'

/** How far a connection has come: in touch, being hired, hired. */
export function StageBadge({ stage }: { stage: number }) {
  const say = useSay()
  if (stage === 3)
    return (
      <Badge tone="good" icon={check}>
        {say(dashboardTexts.stageHired)}
      </Badge>
    )
  return stage === 2 ? (
    <Badge tone="warn">{say(dashboardTexts.stageHire)}</Badge>
  ) : (
    <Badge>{say(dashboardTexts.stageContact)}</Badge>
  )
}
