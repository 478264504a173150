import { assistance, conditions } from '@homecare/sdk/caregivers'
import type { JobFields } from '@homecare/sdk/families'
import type { Form } from '@homecare/sdk/kit'
import { signupTexts } from '@homecare/sdk/texts'
import type { ReactNode } from 'react'
import { careForOptions } from '../../people/careForOptions'
import { CheckboxGroup } from '../../kit/fields/CheckboxGroup'
import { SelectField } from '../../kit/fields/SelectField'
import { optionsOf } from './options'

interface NeedsFieldsProps {
  form: Form<JobFields>
  /** The field of the place. */
  place: ReactNode
}

/** Who needs care, where, and which help. */
export function NeedsFields({ form, place }: NeedsFieldsProps) {
  return (
    <>
      <SelectField
        form={form}
        name="care_for"
        label={signupTexts.careFor}
        options={careForOptions}
        required
      />
      {place}
      <CheckboxGroup
        form={form}
        name="assistance"
        label={signupTexts.assistance}
        options={optionsOf(assistance)}
        look="chips"
        required
      />
      <CheckboxGroup
        form={form}
        name="conditions"
        label={signupTexts.conditions}
        options={optionsOf(conditions)}
        look="chips"
        first={12}
        optional
      />
    </>
  )
}
