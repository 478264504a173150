import { createPlanForm, type CarePlan, type PlanForm } from '@homecare/sdk/careplans'
import { planScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import { FormDialog } from '../../frame/FormDialog'
import { Field } from '../../kit/fields/Field'
import { Form } from '../../kit/fields/Form'
import { SelectField } from '../../kit/fields/SelectField'
import { ConflictChoices } from '../../kit/overlays/ConflictChoices'
import { conflictWordsOf } from '../../kit/overlays/conflictWords'
import { homeZones } from '../plan/homeZones'

const conflictWords = conflictWordsOf<PlanForm>({
  recipient_name: [words.recipient],
  name: [words.planName],
  careful: [words.careful],
  tzid: [words.zone],
})

/** What the family says of its plan itself. */
export default function DetailsDialog({ plan, onClose }: { plan: CarePlan; onClose: () => void }) {
  const { care, toasts, navigation } = useApp()
  const [form] = useState(() => createPlanForm(care, plan, () => toasts.success(words.detailsSaved)))
  return (
    <FormDialog title={words.details} form={form} onClose={onClose}>
      <Form
        form={form}
        submit={words.saveDetails}
        onAccepted={async () => {
          form.reset(form.data.peek())
          onClose()
          await navigation.reload()
        }}
      >
        <ConflictChoices form={form} words={conflictWords} />
        <Field form={form} name="recipient_name" label={words.recipient} required />
        <Field form={form} name="careful" label={words.careful} hint={words.carefulHint} optional />
        <Field form={form} name="name" label={words.planName} hint={words.planNameHint} optional />
        <SelectField form={form} name="tzid" label={words.zone} none={false} options={homeZones(plan.tzid)} />
      </Form>
    </FormDialog>
  )
}
