import { previousRate, type WageRate } from '@homecare/sdk/hiring'
import { dateWords } from '@homecare/sdk/kit'
import { hiringScreenTexts, wageRateScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useHeld } from '../frame/scope'
import type { ModalProps } from '../frame/screen'
import { ConfirmDialog } from '../kit/overlays/ConfirmDialog'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { idIn } from '../profileDialog/idIn'
import { openRates, type OpenRates } from './openRates'
import { rateAmount } from './rateWords'

/** Deletes the rate of `?id=`, having said what goes on in its place. */
export default function WageRateDeleteModal({ close, query }: ModalProps) {
  const open = useHeld(openRates)
  // As it was when it opened: once it is deleted, the question stands until the dialog is gone.
  const [id] = useState(() => idIn(query))
  return open && <Found open={open} id={id} close={close} />
}

function Found({ open, id, close }: Omit<AskProps, 'rate'> & { id: number | null }) {
  const rate = useValue(open.store.rates.data)?.find((one) => one.id === id)
  return rate ? <Ask open={open} rate={rate} close={close} /> : null
}

interface AskProps {
  open: OpenRates
  rate: WageRate
  close: () => void
}

function Ask({ open: { store, name }, rate, close }: AskProps) {
  const say = useSay()
  const busy = useValue(store.remove.busy)
  const previous = previousRate(store.rates.data.peek() ?? [], rate)
  const remove = async () => {
    if (await store.remove.run(rate.id)) close()
  }
  return (
    <ConfirmDialog
      title={hiringScreenTexts.confirmDeleteRate}
      confirm={words.delete}
      danger
      busy={busy}
      onConfirm={remove}
      onClose={close}
    >
      <ul>
        <li>
          {rate.name && `${rate.name}: `}
          {rateAmount(rate, say)},{' '}
          {say(words.fromDay, { day: dateWords(rate.valid_from, 'day', say.locale) })}
        </li>
        {previous && <li>{say(words.goesOn, { amount: rateAmount(previous, say) })}</li>}
        <li>{say(words.tellsThem, { name })}</li>
      </ul>
    </ConfirmDialog>
  )
}
