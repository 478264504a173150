import type { Sayable } from '@homecare/sdk/kit'
import { Button } from '../kit/Button'
import { useSay } from '../kit/say'

/** Goes on without what a step asks for; it is asked for again on the profile. */
export function SkipButton({ text, onSkip }: { text: Sayable; onSkip: () => void }) {
  const say = useSay()
  return (
    <Button look="plain" onClick={onSkip}>
      {say(text)}
    </Button>
  )
}
