import { Offer, withdrawOffer } from '@homecare/sdk/hiring'
import { describeFailure, fits, isApiError, message, type Sayable } from '@homecare/sdk/kit'
import { familyOfferTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import { ConfirmDialog } from '../../kit/overlays/ConfirmDialog'
import { useSay } from '../../kit/say'
import { Problem } from '../../kit/states/Problem'

interface TakeBackDialogProps {
  offer: Offer
  name: string
  /** The offer as it is now: taken back, or what it had become meanwhile. */
  onSettled: (offer: Offer) => void
  onClose: () => void
}

/** Takes an offer back, once it is said what comes of that. */
export default function TakeBackDialog({ offer, name, onSettled, onClose }: TakeBackDialogProps) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [problem, setProblem] = useState<Sayable | null>(null)
  const takeBack = async () => {
    setProblem(null)
    try {
      const { connection_id: id, version } = offer
      onSettled(await care.call(withdrawOffer, { id, body: { version } }))
      toasts.success(words.takenBack)
      onClose()
    } catch (error) {
      if (!isApiError(error)) throw error
      if (error.kind !== 'conflict' || !fits(error.current, Offer)) return setProblem(describeFailure(error))
      onSettled(error.current)
      toasts.success(words.changedMeanwhile)
      onClose()
    }
  }
  return (
    <ConfirmDialog
      title={message(words.takeBackTitle, { name })}
      confirm={words.takeBack}
      cancel={words.keep}
      danger
      onConfirm={takeBack}
      onClose={onClose}
    >
      <p>{say(words.takeBackTold, { name })}</p>
      {problem && <Problem>{say(problem)}</Problem>}
    </ConfirmDialog>
  )
}
