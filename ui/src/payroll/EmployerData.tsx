import { createTaxAddressForm, type TaxData } from '@homecare/sdk/payments'
import { taxScreenTexts as words } from '@homecare/sdk/texts'
import type { Signal } from '@preact/signals-core'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { TaxAddressForm } from './TaxAddressForm'
import { TaxNumbers } from './TaxNumbers'

/** The tax numbers and the address of a household as an employer: what can be changed before it is enrolled, and after. */
export function EmployerData({ taxes }: { taxes: Signal<TaxData> }) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [address] = useState(() =>
    createTaxAddressForm(care, taxes.peek(), (next) => {
      taxes.value = next
      toasts.success(words.addressSaved)
    }),
  )
  return (
    <>
      <TaxNumbers
        taxes={useValue(taxes)}
        onSaved={(last4) => {
          taxes.value = { ...taxes.peek(), ...last4 }
        }}
      />
      <Section title={say(words.addressTitle)}>
        <TaxAddressForm form={address} />
      </Section>
    </>
  )
}
