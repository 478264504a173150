import type { RefusedDeed, Settling } from '@homecare/sdk/careplans'
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

/** A deed that did not count, for the task had changed: what changed, what was entered, and what is to be done. */
export function RefusedTask({ refused, settling, zone, level = 3 }: RefusedTaskProps) {
  const say = useSay()
  const { deed, task, differences } = refused
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const again =
    deed.kind === 'undo'
      ? words.undoAllTheSame
      : deed.kind === 'skip'
        ? words.skipAllTheSame
        : deed.kind === 'correct'
          ? words.correctAllTheSame
          : words.doAllTheSame
  const isOfSettled = deed.kind === 'undo' || deed.kind === 'correct'
  const still = isOfSettled === (task.outcome !== null)
  const own = deedWords(deed, say)
  return (
    <div ref={box} tabIndex={-1} className="plan-refused">
      <Banner
        tone="warn"
        level={level}
        live
        title={say(words.conflictTitle, { title: task.title })}
        actions={
          <>
            {still && (
              <Button look="primary" onClick={() => settling.again(task)}>
                {say(again)}
              </Button>
            )}
            <Button look="plain" onClick={() => settling.forget(task)}>
              {say(words.letBe)}
            </Button>
          </>
        }
      >
        <p>{say(words.conflictText)}</p>
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
