import { createSkipForm, skipReasons, type TaskDeed } from '@homecare/sdk/careplans'
import { noteMaxLength } from '@homecare/sdk/kit'
import { planScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useUnsaved } from '../../frame/useUnsaved'
import { Button } from '../../kit/Button'
import { Form } from '../../kit/fields/Form'
import { RadioGroup } from '../../kit/fields/RadioGroup'
import { TextareaField } from '../../kit/fields/TextareaField'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import { useArrived } from './useArrived'

interface SkipFieldsProps {
  settle: (deed: TaskDeed) => Promise<unknown>
  onKeep: () => void
}

/** Asks why a task is skipped. */
export default function SkipFields({ settle, onKeep }: SkipFieldsProps) {
  const say = useSay()
  const [form] = useState(() =>
    createSkipForm(
      async (reason, note) => void (await settle({ kind: 'skip', reason, ...(note && { note }) })),
    ),
  )
  useUnsaved(form.dirty)
  const { reason, note } = useValue(form.data)
  const box = useArrived()
  return (
    <div ref={box}>
      <Form
        form={form}
        submit={words.skipTask}
        actions={
          <Button look="plain" onClick={onKeep}>
            {say(words.keep)}
          </Button>
        }
      >
        <RadioGroup
          form={form}
          name="reason"
          look="chips"
          label={words.whySkip}
          hint={words.everybodySeesWhy}
          required
          options={skipReasons.entries.map(({ id, label }) => ({ value: id, label }))}
        />
        {(reason === 'other' || note !== '') && (
          <TextareaField
            form={form}
            name="note"
            label={words.skipNote}
            rows={2}
            max={noteMaxLength}
            required={reason === 'other'}
            optional={reason !== 'other'}
          />
        )}
      </Form>
    </div>
  )
}
