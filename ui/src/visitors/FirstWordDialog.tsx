import type { PageHref } from '@homecare/sdk/addresses'
import { waitingMessage } from '@homecare/sdk/profile'
import { firstWordTexts } from '@homecare/sdk/texts'
import {
  createFirstWordForm,
  tellsPlace,
  visitorLetter,
  visitorSearch,
  visitorWriter,
  type FirstWordKept,
} from '@homecare/sdk/visitors'
import { useEffect, useState } from 'react'
import { useApp } from '../frame/app'
import { visitorStorage } from '../frame/storage/visitorStorage'
import { useBackCloses } from '../frame/useBackCloses'
import { Dialog } from '../kit/overlays/Dialog'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { FirstWordFields } from './FirstWordFields'
import { LetterSent } from './LetterSent'

interface FirstWordDialogProps {
  id: number
  name: string
  /** The profile: logging in leads back to it. */
  here: PageHref
  onClose: () => void
}

/**
 * A visitor writes to a caregiver: their name, their address and the message, which is sent once the address is confirmed.
 * What they type waits in this tab meanwhile, also for the account that they may have.
 */
export default function FirstWordDialog({ id, name, here, onClose }: FirstWordDialogProps) {
  const say = useSay()
  const { care, prefs } = useApp()
  const [{ letter, waiting, writer, form, asksZip, first }] = useState(() => {
    const tab = visitorStorage('sessionStorage')
    const letter = visitorLetter(tab)
    const waiting = waitingMessage(tab)
    const writer = visitorWriter(tab)
    const searched = visitorSearch(tab)
    // On a search's own page the part that keeps it may come later than a press on a card.
    searched.keep(window.location.pathname + window.location.search)
    const search = searched.read()
    const asksZip = !tellsPlace(search)
    const form = createFirstWordForm(care, {
      ...{ to: id, search, asksZip },
      language: () => prefs.locale.peek(),
      kept(sent) {
        letter.keep(id, sent)
        waiting.forget()
        setSent(sent)
      },
    })
    form.fill({ ...writer.read(), message: waiting.for(id)?.text ?? '' })
    return { letter, waiting, writer, form, asksZip, first: letter.for(id) }
  })
  const [sent, setSent] = useState<FirstWordKept | null>(first)
  const data = useValue(form.data)
  useEffect(() => {
    if (sent) return
    const { message, ...who } = data
    writer.keep(who)
    if (message.trim() === '') waiting.forget()
    else waiting.keep({ to: id, name, here, text: message })
  }, [waiting, writer, id, name, here, data, sent])
  const again = () => {
    letter.forget()
    form.fill({ message: '' })
    setSent(null)
  }
  const resent = (kept: FirstWordKept) => {
    letter.keep(id, kept)
    setSent(kept)
  }
  return (
    <Dialog
      title={say(sent ? firstWordTexts.mailTitle : firstWordTexts.title, { name })}
      onClose={onClose}
      onStanding={useBackCloses()}
    >
      {sent ? (
        <LetterSent name={name} kept={sent} onResent={resent} onAnother={again} />
      ) : (
        <FirstWordFields form={form} name={name} here={here} asksZip={asksZip} />
      )}
    </Dialog>
  )
}
