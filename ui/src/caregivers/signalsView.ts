import { activeWithin, signalLimits, type PublicCaregiver } from '@homecare/sdk/caregivers'
import type { Text } from '@homecare/sdk/kit'
import { signalTexts as words } from '@homecare/sdk/texts'
import { counted, told } from '../kit/words'

/** A signal in words, and the sentence that says how it is counted. */
export interface SignalView {
  readonly says: Text
  readonly means: Text
}

/** What has happened between a caregiver and families; what is not known is left out. `today` is YYYY-MM-DD. */
export function signalsView(
  {
    reply_hours,
    families_returned,
    last_active,
  }: Pick<PublicCaregiver, 'reply_hours' | 'families_returned' | 'last_active'>,
  today: string,
): SignalView[] {
  const active = activeWithin(last_active, today)
  const { days, replies, families } = signalLimits
  return [
    ...(reply_hours === null
      ? []
      : [
          {
            says: counted(words.replies, reply_hours),
            means: told(words.repliesMeaning, { days, least: replies }),
          },
        ]),
    ...(families_returned === null
      ? []
      : [
          {
            says: counted(words.returned, families_returned),
            means: told(words.returnedMeaning, { least: families }),
          },
        ]),
    ...(active ? [{ says: words[active], means: words.activeMeaning }] : []),
  ]
}
