import { createSealForm } from '@homecare/sdk/careplans'
import { trailReasons } from '@homecare/sdk/trail'
import { planPeopleTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import { Card } from '../../kit/layout/Card'
import { Form } from '../../kit/fields/Form'
import { RadioGroup } from '../../kit/fields/RadioGroup'
import { useSay } from '../../kit/say'

/** Staff say why they read a plan; its family is told at once. */
export default function SealForm({ planId }: { planId: number }) {
  const say = useSay()
  const { care, navigation } = useApp()
  const [form] = useState(() => createSealForm(care, planId, () => {}))
  return (
    <Card>
      <h2>{say(words.sealTitle)}</h2>
      <p>{say(words.sealText)}</p>
      <Form form={form} submit={words.sealOpen} onAccepted={() => navigation.reload()}>
        <RadioGroup
          form={form}
          name="reason"
          label={words.sealReason}
          required
          options={trailReasons.entries.map(({ id, label }) => ({ value: id, label }))}
        />
      </Form>
    </Card>
  )
}
