import { outboxTexts } from '@homecare/sdk/texts'
import { Badge } from '../../kit/figures/Badge'
import { cloud } from '../../kit/icons/care'
import { useSay } from '../../kit/say'

/** Beside what was done and has not arrived. */
export function WaitingBadge() {
  const say = useSay()
  return (
    <Badge tone="warn" icon={cloud}>
      {say(outboxTexts.waits)}
    </Badge>
  )
}
