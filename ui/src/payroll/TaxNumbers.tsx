import type { TaxData } from '@homecare/sdk/payments'
import { taxScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { useHolding } from '../frame/scope'
import { Button } from '../kit/Button'
import { Facts } from '../kit/layout/Facts'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import { useFocusGoesIn } from '../kit/useFocusGoesIn'
import { numberWords } from './numberWords'
import { openTaxes } from './openTaxes'
import { TaxIdForm } from './TaxIdForm'

interface NumbersProps {
  taxes: TaxData
  onSaved: (last4: Pick<TaxData, 'ssn_last4' | 'employer_id_last4'>) => void
}

/** The tax numbers by their last digits, and the way to enter one. */
export function TaxNumbers({ taxes, onSaved }: NumbersProps) {
  const say = useSay()
  const { navigation } = useApp()
  const [entering, setEntering] = useState(false)
  const place = useFocusGoesIn(entering)
  const [tell] = useState(() => onSaved)
  useHolding(openTaxes, tell)
  return (
    <Section title={say(words.numberTitle)}>
      <p>{say(words.numberWhy)}</p>
      <Facts
        facts={[
          { name: words.ssn, value: say(numberWords(taxes.ssn_last4)) },
          { name: words.employerId, value: say(numberWords(taxes.employer_id_last4)) },
        ]}
      />
      <div ref={place}>
        {entering ? (
          <TaxIdForm
            kind="ssn"
            onSaved={(last4) => {
              onSaved(last4)
              setEntering(false)
            }}
            onCancel={() => setEntering(false)}
          />
        ) : (
          <div className="row">
            <Button onClick={() => setEntering(true)}>
              {say(taxes.ssn_last4 ? words.replaceNumber : words.enterNumber)}
            </Button>
            <Button look="quiet" onClick={() => void navigation.openModal('employerId')}>
              {say(words.addEmployerId)}
            </Button>
          </div>
        )}
      </div>
    </Section>
  )
}
