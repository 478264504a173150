import type { RefusedDeed, Settling, TaskDeed } from '@homecare/sdk/careplans'
import { describeFailure, type Text } from '@homecare/sdk/kit'
import { planScreenTexts as words } from '@homecare/sdk/texts'
import { useEffect, useRef } from 'react'
import { Button } from '../../kit/Button'
import { useSay } from '../../kit/say'
import { Banner } from '../../kit/states/Banner'
import { Differences } from './Differences'
import { deedWords } from './deedWords'

interface RefusedTaskProps {
  refused: RefusedDeed
  settling: Settling
  zone: string
  level?: 2 | 3
}

const again: Readonly<Record<TaskDeed['kind'], Text>> = {
  complete: words.doAllTheSame,
  skip: words.skipAllTheSame,
  correct: words.correctAllTheSame,
  undo: words.undoAllTheSame,
}

/** A deed that did not count: what changed meanwhile or else why, what was entered, and what is to be done. */
export function RefusedTask({ refused, settling, zone, level = 3 }: RefusedTaskProps) {
  const say = useSay()
  const { deed, task, differences, error } = refused
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const isOfSettled = deed?.kind === 'undo' || deed?.kind === 'correct'
  const still = isOfSettled === (task.outcome !== null)
  const own = deed ? deedWords(deed, say) : []
  // One that was kept for later has lost which task it was about.
  const hasChanged = error.kind === 'conflict'
  return (
    <div ref={box} tabIndex={-1} className="plan-refused">
      <Banner
        tone="warn"
        level={level}
        live
        title={say(hasChanged ? words.conflictTitle : words.refusedTitle, { title: task.title })}
        actions={
          <>
            {deed && still && (
              <Button look="primary" onClick={() => settling.again(task)}>
                {say(again[deed.kind])}
              </Button>
            )}
            <Button look="plain" onClick={() => settling.forget(task)}>
              {say(words.letBe)}
            </Button>
          </>
        }
      >
        <p>{say(!deed ? words.refusedLost : hasChanged ? words.conflictText : describeFailure(error))}</p>
        <Differences differences={differences} task={task} zone={zone} />
        {own.length > 0 && (
          <p>
            {say(words.yours)}: {own.join(', ')}
          </p>
        )}
      </Banner>
    </div>
  )
}
