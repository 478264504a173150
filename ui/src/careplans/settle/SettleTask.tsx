import type { Task, TaskDeed } from '@homecare/sdk/careplans'
import { planScreenTexts as words } from '@homecare/sdk/texts'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../kit/Button'
import { check } from '../../kit/icons/basic'
import { useSay } from '../../kit/say'
import { Skeleton } from '../../kit/states/Skeleton'

const SkipFields = lazy(() => import('./SkipFields'))
const AnswerFields = lazy(() => import('./AnswerFields'))

interface SettleTaskProps {
  task: Task
  settle: (deed: TaskDeed) => Promise<unknown>
  /** Asks for what is noted also where nothing is asked. */
  notes?: boolean
  onKeep?: (() => void) | undefined
}

/** Done or skipped: in the place where the task stands, with what is asked and why. */
export function SettleTask({ task, settle, notes = false, onKeep }: SettleTaskProps) {
  const say = useSay()
  const asks = task.questions.length > 0 || notes
  const [shown, setShown] = useState<'ready' | 'skip' | 'answer'>(asks && onKeep ? 'answer' : 'ready')
  const keep = () => (shown === 'answer' && onKeep ? onKeep() : setShown('ready'))
  if (shown === 'skip')
    return (
      <Suspense fallback={<Skeleton />}>
        <SkipFields settle={settle} onKeep={keep} />
      </Suspense>
    )
  if (shown === 'answer')
    return (
      <Suspense fallback={<Skeleton />}>
        <AnswerFields task={task} settle={settle} onKeep={keep} />
      </Suspense>
    )
  return (
    <div className="plan-answers">
      <Button
        look="primary"
        icon={check}
        aria-label={say(words.doneLabel, { title: task.title })}
        onClick={() => (asks ? setShown('answer') : settle({ kind: 'complete' }))}
      >
        {say(words.done)}
      </Button>
      <Button
        look="quiet"
        aria-label={say(words.skipLabel, { title: task.title })}
        onClick={() => setShown('skip')}
      >
        {say(words.skip)}
      </Button>
    </div>
  )
}
