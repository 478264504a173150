import type { PlanPost, WaitingNote } from '@homecare/sdk/careplans'
import { describeFailure } from '@homecare/sdk/kit'
import { chatTexts, outboxTexts, uiTexts } from '@homecare/sdk/texts'
import type { ReactNode } from 'react'
import { Button } from '../../kit/Button'
import { useSay } from '../../kit/say'
import { Problem } from '../../kit/states/Problem'
import { WaitingBadge } from './WaitingBadge'

interface NotArrivedProps {
  of: Pick<WaitingNote, 'key' | 'refused'>
  post: Pick<PlanPost, 'retry' | 'discard'>
  /** What it is. */
  children: ReactNode
}

/** Beneath what was written or photographed: that it waits, or why it was refused, and the ways on from there. */
export function NotArrived({ of: { key, refused }, post, children }: NotArrivedProps) {
  const say = useSay()
  const discard = (
    <Button look="plain" onClick={() => post.discard(key)}>
      {say(refused ? outboxTexts.discardThis : uiTexts.cancel)}
    </Button>
  )
  if (!refused)
    return (
      <p className="row">
        {children} <WaitingBadge /> {discard}
      </p>
    )
  return (
    <div role="alert">
      <p>{children}</p>
      <Problem>{say(describeFailure(refused))}</Problem>
      <p className="row">
        <Button onClick={() => post.retry(key)}>{say(chatTexts.sendAgain)}</Button> {discard}
      </p>
    </div>
  )
}
