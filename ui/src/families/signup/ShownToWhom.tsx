import { signupTexts } from '@homecare/sdk/texts'
import { CheckboxField } from '../../kit/fields/CheckboxField'
import { useSay } from '../../kit/say'
import { Section } from '../../kit/layout/Section'
import type { StepProps } from './steps'

/** What is shown of the job to whom, and the consent that search engines list it: asked apart, and never ticked. */
export function ShownToWhom({ flow }: Pick<StepProps, 'flow'>) {
  const say = useSay()
  return (
    <Section title={say(signupTexts.shownTitle)}>
      <ul>
        <li>{say(signupTexts.shownVisitors)}</li>
        <li>{say(signupTexts.shownCaregivers)}</li>
        <li>{say(signupTexts.shownNobody)}</li>
      </ul>
      <CheckboxField
        form={flow.form}
        name="may_be_indexed"
        label={signupTexts.mayBeIndexed}
        hint={signupTexts.mayBeIndexedHint}
      />
    </Section>
  )
}
