import type { JobFields } from '@homecare/sdk/families'
import type { Form } from '@homecare/sdk/kit'
import { signupTexts } from '@homecare/sdk/texts'
import { CheckboxField } from '../../kit/fields/CheckboxField'
import { useSay } from '../../kit/say'
import { Section } from '../../kit/layout/Section'

/** What is shown of the job to whom, and the consent that search engines list it: asked apart, and never ticked. */
export function ShownToWhom({ form }: { form: Form<JobFields> }) {
  const say = useSay()
  return (
    <Section title={say(signupTexts.shownTitle)}>
      <ul>
        <li>{say(signupTexts.shownVisitors)}</li>
        <li>{say(signupTexts.shownCaregivers)}</li>
        <li>{say(signupTexts.shownNobody)}</li>
      </ul>
      <CheckboxField
        form={form}
        name="may_be_indexed"
        label={signupTexts.mayBeIndexed}
        hint={signupTexts.mayBeIndexedHint}
      />
    </Section>
  )
}
