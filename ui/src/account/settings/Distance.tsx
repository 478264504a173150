import { createDistanceForm, type Settings } from '@homecare/sdk/account'
import { distanceChoices, type Distance as Miles } from '@homecare/sdk/caregivers'
import { message } from '@homecare/sdk/kit'
import { addressScreenTexts, settingsScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useCare } from '../../frame/app'
import { RadioGroup } from '../../kit/fields/RadioGroup'
import { SettingsForm } from './SettingsForm'

/** How far from home somebody works, in miles (`max_job_distance_preference`). */
export function Distance({ settings }: { settings: Settings }) {
  const care = useCare()
  const [form] = useState(() => createDistanceForm(care, settings))
  return (
    <SettingsForm title={words.distance} hint={words.distanceHint} form={form} submit={words.saveDistance}>
      <RadioGroup
        form={form}
        name="max_job_distance_preference"
        label={addressScreenTexts.distanceQuestion}
        options={distanceChoices.map((miles: Miles) => ({
          value: miles,
          label: message(addressScreenTexts.miles, { miles }),
        }))}
        look="chips"
      />
    </SettingsForm>
  )
}
