import { intakeTexts as words, taxScreenTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { Button } from '../kit/Button'
import { useSay } from '../kit/say'
import { useFocusGoesIn } from '../kit/useFocusGoesIn'
import { TaxIdForm } from '../payroll/TaxIdForm'

interface NumberProps {
  last4: string | null
  onSaved: (last4: string | null) => void
}

/** The Social Security number by its last digits, and the way to enter it. */
export function IntakeNumber({ last4, onSaved }: NumberProps) {
  const say = useSay()
  const [entering, setEntering] = useState(false)
  const place = useFocusGoesIn(entering)
  return (
    <div ref={place} className="stack">
      <p>{say(words.numberWhy)}</p>
      <p>{last4 ? say(taxScreenTexts.endsWith, { last4 }) : say(taxScreenTexts.notSaved)}</p>
      {entering ? (
        <TaxIdForm
          kind="ssn"
          onSaved={({ ssn_last4 }) => {
            onSaved(ssn_last4)
            setEntering(false)
          }}
          onCancel={() => setEntering(false)}
        />
      ) : (
        <div className="row">
          <Button onClick={() => setEntering(true)}>
            {say(last4 ? taxScreenTexts.replaceNumber : taxScreenTexts.enterNumber)}
          </Button>
        </div>
      )}
    </div>
  )
}
