import { shellTexts } from '@homecare/sdk/texts'
import { useApp } from '../frame/app'
import type { ModalProps } from '../frame/screen'
import { PrefsFields } from '../kit/PrefsFields'
import { useSay } from '../kit/say'
import { Sheet } from '../kit/Sheet'

/** Colours, size of text and language, each in force at once. */
export default function DisplayModal({ close }: ModalProps) {
  const say = useSay()
  return (
    <Sheet title={say(shellTexts.appearance)} onClose={close}>
      <PrefsFields prefs={useApp().prefs} />
    </Sheet>
  )
}
