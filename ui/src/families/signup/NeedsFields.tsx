import { assistance, conditions } from '@homecare/sdk/caregivers'
import { relationships, type JobFields } from '@homecare/sdk/families'
import type { Form, Text } from '@homecare/sdk/kit'
import { signupTexts } from '@homecare/sdk/texts'
import type { ReactNode } from 'react'
import { both, inLocale } from '../../kit/words'
import { CheckboxGroup } from '../../kit/fields/CheckboxGroup'
import { SelectField } from '../../kit/fields/SelectField'
import { useSay } from '../../kit/say'
import { optionsOf } from './options'

interface NeedsFieldsProps {
  form: Form<JobFields>
  /** The field of the place. */
  place: ReactNode
}

/** Who needs care, where, and which help. */
export function NeedsFields({ form, place }: NeedsFieldsProps) {
  const say = useSay()
  const who = relationships.entries.map(({ id, label, self }) => ({
    value: id,
    label: self ? selfLabel(label) : say(signupTexts.careForOption, { relation: say(label) }),
  }))
  return (
    <>
      <SelectField form={form} name="care_for" label={signupTexts.careFor} options={who} required />
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

/** 'self (female)' of the catalogue, as one says it of oneself: 'Myself (female)'. */
function selfLabel(label: Text): Text {
  return both((locale) =>
    inLocale(locale, label).replace(locale === 'es' ? 'yo' : 'self', inLocale(locale, signupTexts.myself)),
  )
}
