import { contactTexts, helpTexts } from '@homecare/sdk/texts'
import { useSession } from '../frame/app'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'

/** Whose number it is that somebody may call: their partner's where it has one, else ours. */
export function CallHint() {
  const say = useSay()
  const { partner } = useValue(useSession().identity)
  return partner?.phone_number
    ? say(helpTexts.partner, { partner: partner.name })
    : say(contactTexts.callHint)
}
