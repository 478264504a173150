import { languages } from '@homecare/sdk/caregivers'
import { genderPreferences, type JobFields } from '@homecare/sdk/families'
import type { Form } from '@homecare/sdk/kit'
import { signupTexts } from '@homecare/sdk/texts'
import { CheckboxGroup } from '../../kit/fields/CheckboxGroup'
import { Field } from '../../kit/fields/Field'
import { RadioGroup } from '../../kit/fields/RadioGroup'
import { TextareaField } from '../../kit/fields/TextareaField'
import { optionsOf } from './options'

/** What the job is called, and who would suit. */
export function CaregiverFields({ form }: { form: Form<JobFields> }) {
  return (
    <>
      <Field form={form} name="title" label={signupTexts.jobTitle} hint={signupTexts.jobTitleHint} required />
      <TextareaField
        form={form}
        name="description"
        label={signupTexts.description}
        hint={signupTexts.descriptionHint}
        max={2000}
        rows={6}
        optional
      />
      <RadioGroup
        form={form}
        name="preferred_gender"
        label={signupTexts.preferredGender}
        options={optionsOf(genderPreferences)}
        look="chips"
      />
      <CheckboxGroup
        form={form}
        name="preferred_languages"
        label={signupTexts.preferredLanguages}
        options={optionsOf(languages)}
        look="chips"
        first={8}
        optional
      />
    </>
  )
}
