import { backgroundStatuses, type BackgroundStatus } from '@homecare/sdk/screening'
import { Badge } from '../kit/figures/Badge'
import { useSay } from '../kit/say'

/** Where a check stands, as a mark. A status that is not known is shown as it came. */
export function BackgroundState({ status }: { status: string }) {
  const say = useSay()
  const known = backgroundStatuses.find(status)
  if (!known) return <Badge>{status}</Badge>
  const tone = tones[known.id]
  return <Badge {...(tone && { tone })}>{say(known.label)}</Badge>
}

const tones: Readonly<Record<BackgroundStatus, 'good' | 'warn' | 'bad' | 'info' | undefined>> = {
  none: undefined,
  started: 'info',
  ordered: 'info',
  running: 'info',
  passed: 'good',
  failed: 'bad',
  returned: 'warn',
}
