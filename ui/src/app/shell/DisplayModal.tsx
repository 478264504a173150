import { shellTexts } from '@homecare/sdk/texts'
import { useApp } from '../../frame/app'
import type { ModalProps } from '../../frame/screen'
import { speak } from '../../frame/speak'
import { PrefsFields } from '../../kit/fields/PrefsFields'
import { useSay } from '../../kit/say'
import { Sheet } from '../../kit/overlays/Sheet'

/** Colours, size of text and language. */
export default function DisplayModal({ close }: ModalProps) {
  const say = useSay()
  const app = useApp()
  return (
    <Sheet title={say(shellTexts.appearance)} onClose={close}>
      <PrefsFields
        prefs={app.prefs}
        onLanguage={(locale) => void speak(window, app, locale).catch(app.report)}
      />
    </Sheet>
  )
}
