import { formatPhone, message } from '@homecare/sdk/kit'
import { verificationTexts } from '@homecare/sdk/texts'
import { useEffect, useRef } from 'react'
import { Banner } from '../kit/states/Banner'
import { Button } from '../kit/Button'
import { useSay } from '../kit/say'
import type { PhoneStepProps } from './PhoneVerification'
import { useWorks } from './useWorks'

/** Nothing more to do; another number begins anew. */
export function VerifiedStep({ store, leave, registering, number }: PhoneStepProps & { number: string }) {
  const say = useSay()
  const words = useWorks() ? verificationTexts.verifiedHint : verificationTexts.verifiedHintNotices
  const onward = useRef<HTMLButtonElement>(null)
  // The field that had the focus is gone.
  useEffect(() => onward.current?.focus(), [])
  return (
    <>
      <Banner tone="good" level={registering ? 2 : 3} live title={say(verificationTexts.verifiedTitle)}>
        <p>{say(message(words, { phone: formatPhone(number) }))}</p>
      </Banner>
      <div className="row">
        <Button look="primary" ref={onward} onClick={leave}>
          {say(registering ? verificationTexts.next : verificationTexts.done)}
        </Button>
        <Button onClick={() => store.enterNumber()}>{say(verificationTexts.otherNumber)}</Button>
      </div>
    </>
  )
}
