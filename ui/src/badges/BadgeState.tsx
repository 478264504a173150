import { awaitsConfirmation, type OwnBadge } from '@homecare/sdk/badges'
import { message, pacificTimeZone, dateWords } from '@homecare/sdk/kit'
import { badgeScreenTexts as words } from '@homecare/sdk/texts'
import { Icon } from '../kit/icons/Icon'
import { done } from '../kit/icons/basic'
import { useSay } from '../kit/say'

/** Where a caregiver stands on the way to a badge: earned and when, how far, or not begun. */
export function BadgeState({ badge }: { badge: OwnBadge }) {
  const say = useSay()
  const { status, progress, completed_at } = badge
  if (status === 'completed') {
    const date = completed_at ? dateWords(completed_at, 'day', say.locale, pacificTimeZone) : ''
    return (
      <p className="badges-earned">
        <Icon of={done} />
        {say(date ? message(words.earnedOn, { date }) : words.isEarned)}
      </p>
    )
  }
  if (progress <= 0) return <p className="soft small">{say(words.notBegun)}</p>
  if (awaitsConfirmation(badge)) return <p className="small">{say(words.ours)}</p>
  const percent = say(words.percent, { percent: progress })
  return (
    <p className="badges-progress">
      <progress max={100} value={progress} aria-hidden="true" />
      <span className="small">{percent}</span>
    </p>
  )
}
