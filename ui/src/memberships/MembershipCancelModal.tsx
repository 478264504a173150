import { modals } from '@homecare/sdk/addresses'
import { dateWords } from '@homecare/sdk/kit'
import { createMembershipDeeds, membershipAfter } from '@homecare/sdk/memberships'
import { membershipScreenTexts as words } from '@homecare/sdk/texts'
import { signal } from '@preact/signals-core'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { useHeld } from '../frame/scope'
import type { ModalProps } from '../frame/screen'
import { ConfirmDialog } from '../kit/overlays/ConfirmDialog'
import { useOnceGone } from '../kit/overlays/useOnceGone'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { GivenList } from './GivenList'
import { openMembership, type OpenMembership } from './openMembership'

/** Cancels a membership, once it is said when it ends and what is lost. */
export default function MembershipCancelModal({ close }: ModalProps) {
  const open = useHeld(openMembership)
  // As it was when it opened: once it is cancelled, the question stands until the dialog is gone.
  const [first] = useState(open)
  const stands = first ?? open
  const mayCancel = stands && membershipAfter({ state: stands.membership.status }, 'cancel') !== null
  return mayCancel && <Question open={stands} close={close} />
}

function Question({ open, close }: { open: OpenMembership; close: () => void }) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [decided] = useState(() => signal(false))
  const [{ cancel }] = useState(() =>
    createMembershipDeeds(care, toasts, () => {
      decided.value = true
    }),
  )
  const busy = useValue(cancel.busy)
  useOnceGone(() => {
    if (decided.peek()) open.changed()
  })
  const { name, benefits, status, renews_on } = open.membership
  const endsLater = renews_on !== null && membershipAfter({ state: status }, 'cancel') === 'ending'
  return (
    <ConfirmDialog
      title={modals.get('membershipCancel').label}
      confirm={modals.get('membershipCancel').label}
      cancel={words.goBack}
      busy={busy}
      onConfirm={async () => {
        if ((await cancel.run()) !== undefined) close()
      }}
      onClose={close}
    >
      <p>
        {endsLater
          ? say(words.cancelEnds, { name, day: dateWords(renews_on, 'day', say.locale) })
          : say(words.cancelNow, { name })}
      </p>
      {benefits.length > 0 && <p>{say(words.cancelLoses)}</p>}
      <GivenList lines={benefits} />
    </ConfirmDialog>
  )
}
