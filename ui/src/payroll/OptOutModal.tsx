import { modals } from '@homecare/sdk/addresses'
import { householdTaxTexts as words } from '@homecare/sdk/texts'
import { useRef, useState } from 'react'
import { useApp } from '../frame/app'
import { useHeld } from '../frame/scope'
import type { ModalProps } from '../frame/screen'
import { ConfirmDialog } from '../kit/overlays/ConfirmDialog'
import { useOnceGone } from '../kit/overlays/useOnceGone'
import { useSay } from '../kit/say'
import { Banner } from '../kit/states/Banner'
import { useValue } from '../kit/useValue'
import { openSavings, type OpenSavings } from './openSavings'

/** Opts a household out of saving wages for health costs, once it is said what follows. */
export default function OptOutModal({ close }: ModalProps) {
  const open = useHeld(openSavings)
  return open && <Question open={open} close={close} />
}

function Question({ open, close }: { open: OpenSavings; close: () => void }) {
  const say = useSay()
  // As it was when it opened: once it is done, the question stands until the dialog is gone.
  const [hasOptedIn] = useState(() => open.savings.data.peek()?.opted_in === true)
  const { navigation } = useApp()
  const isDone = useRef(false)
  // What Back shows is what was loaded.
  useOnceGone(() => {
    if (isDone.current) void navigation.reload()
  })
  const busy = useValue(open.optIn.busy)
  const failed = useValue(open.optInFailed)
  if (!hasOptedIn) return null
  return (
    <ConfirmDialog
      title={modals.get('optOut').label}
      confirm={modals.get('optOut').label}
      busy={busy}
      onConfirm={async () => {
        if ((await open.optIn.run(false)) === undefined) return
        isDone.current = true
        close()
      }}
      onClose={close}
    >
      <p>{say(words.optOutText)}</p>
      <p>{say(words.optOutAgain)}</p>
      {failed && (
        <Banner tone="bad" live>
          {say(words.optInFailed)}
        </Banner>
      )}
    </ConfirmDialog>
  )
}
