import type { Action } from '@homecare/sdk/kit'
import { staffDeskTexts as words } from '@homecare/sdk/texts'
import { Button } from '../kit/Button'
import { useSay } from '../kit/say'
import { Banner, type Tone } from '../kit/states/Banner'
import { useValue } from '../kit/useValue'

interface DecidedBannerProps {
  tone: Tone
  /** What came of the decision. */
  said: string
  undo: Pick<Action<[], unknown>, 'busy'>
  onUndo: () => Promise<unknown>
}

/** What staff decided last in a queue, with Undo. */
export function DecidedBanner({ tone, said, undo, onUndo }: DecidedBannerProps) {
  const say = useSay()
  return (
    <Banner
      tone={tone}
      live
      actions={
        <Button look="plain" busy={useValue(undo.busy)} onClick={onUndo}>
          {say(words.undo)}
        </Button>
      }
    >
      <p>{said}</p>
    </Banner>
  )
}
