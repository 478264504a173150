import { outboxTexts as words } from '@homecare/sdk/texts'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../kit/Button'
import { useSay } from '../kit/say'

const Question = lazy(() => import('./DiscardQuestion'))

interface DiscardButtonProps {
  /** The instant of the press, in words. */
  time: string
  onDiscard: () => void
}

/** Gives up the time of a refused press of the clock, once it was asked. */
export function DiscardButton({ time, onDiscard }: DiscardButtonProps) {
  const say = useSay()
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Button look="plain" onClick={() => setAsks(true)}>
        {say(words.discard)}
      </Button>
      {asks && (
        <Suspense fallback={null}>
          <Question time={time} onDiscard={onDiscard} onClose={() => setAsks(false)} />
        </Suspense>
      )}
    </>
  )
}
