import {
  assistance,
  clinicalSkills,
  wageLimits,
  type AssistanceId,
  type ClinicalSkillId,
} from '@homecare/sdk/caregivers'
import { formatDollars, message, type FormField } from '@homecare/sdk/kit'
import { profileEditorTexts as words, uiTexts } from '@homecare/sdk/texts'
import { CheckboxGroup } from '../../kit/fields/CheckboxGroup'
import type { FormLike } from '../../kit/fields/binding'
import { MoneyField } from '../../kit/fields/MoneyField'
import { optionsOf } from './optionsOf'

/** A form that has at least these fields. */
type With<Fields> = FormLike & { readonly fields: { readonly [K in keyof Fields]: FormField<Fields[K]> } }

/** The clinical skills of a nurse: one at least. */
export function SkillsField({ form }: { form: With<{ conditions: readonly ClinicalSkillId[] }> }) {
  const options = optionsOf(clinicalSkills)
  return (
    <CheckboxGroup
      form={form}
      name="conditions"
      label={words.skills}
      options={options}
      look="tiles"
      required
    />
  )
}

/** What a caregiver helps with: one at least. */
export function ServicesField({ form }: { form: With<{ home_support: readonly AssistanceId[] }> }) {
  const options = optionsOf(assistance)
  return (
    <CheckboxGroup
      form={form}
      name="home_support"
      label={words.services}
      options={options}
      look="tiles"
      required
    />
  )
}

/** What an hour costs: 5 to 100 dollars. */
export function RateField({ form }: { form: With<{ desired_wage: string }> }) {
  const average = formatDollars(wageLimits.sampleAverageCents)
  return (
    <MoneyField
      form={form}
      name="desired_wage"
      label={words.rate}
      hint={message(words.rateHint, { average })}
      per={uiTexts.perHour}
      required
    />
  )
}
