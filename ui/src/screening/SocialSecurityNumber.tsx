import { isCheckAwaited, type BackgroundOrderStore } from '@homecare/sdk/screening'
import { backgroundTexts, staffBackgroundTexts } from '@homecare/sdk/texts'
import { Button } from '../kit/Button'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'

/** The number, hidden until it is asked for; each look at it is put on record. */
export function SocialSecurityNumber({ store }: { store: BackgroundOrderStore }) {
  const say = useSay()
  const number = useValue(store.number)
  const busy = useValue(store.reveal.busy)
  const order = useValue(store.order)
  if (!isCheckAwaited(order)) return say(staffBackgroundTexts.erased)
  return (
    <>
      <span aria-live="polite">{number ?? say(staffBackgroundTexts.hidden)}</span>{' '}
      <Button look="plain" busy={busy} onClick={() => (number ? store.hide() : store.reveal.run())}>
        {say(number ? backgroundTexts.hideNumber : backgroundTexts.showNumber)}
      </Button>
      <span className="soft small background-detail">{say(staffBackgroundTexts.shownOnRecord)}</span>
    </>
  )
}
