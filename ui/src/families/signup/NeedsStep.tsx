import { assistance, conditions } from '@homecare/sdk/caregivers'
import { relationships } from '@homecare/sdk/families'
import type { Text } from '@homecare/sdk/kit'
import { signupTexts } from '@homecare/sdk/texts'
import { both, inLocale } from '../../kit/words'
import { CheckboxGroup } from '../../kit/fields/CheckboxGroup'
import { SelectField } from '../../kit/fields/SelectField'
import { useSay } from '../../kit/say'
import { optionsOf } from './options'
import { SignupPlace } from './SignupPlace'
import { StepForm } from './StepForm'
import type { StepProps } from './steps'

export default function NeedsStep(props: StepProps) {
  const say = useSay()
  const { flow } = props
  const who = relationships.entries.map(({ id, label, self }) => ({
    value: id,
    label: self ? selfLabel(label) : say(signupTexts.careForOption, { relation: say(label) }),
  }))
  return (
    <StepForm {...props} step="needs">
      <SelectField form={flow.form} name="care_for" label={signupTexts.careFor} options={who} required />
      <SignupPlace flow={flow} />
      <CheckboxGroup
        form={flow.form}
        name="assistance"
        label={signupTexts.assistance}
        options={optionsOf(assistance)}
        look="chips"
        required
      />
      <CheckboxGroup
        form={flow.form}
        name="conditions"
        label={signupTexts.conditions}
        options={optionsOf(conditions)}
        look="chips"
        first={12}
        optional
      />
    </StepForm>
  )
}

/** 'self (female)' of the catalogue, as one says it of oneself: 'Myself (female)'. */
function selfLabel(label: Text): Text {
  return both((locale) =>
    inLocale(locale, label).replace(locale === 'es' ? 'yo' : 'self', inLocale(locale, signupTexts.myself)),
  )
}
