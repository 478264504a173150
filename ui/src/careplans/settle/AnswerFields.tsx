import {
  answerChoices,
  answerFields,
  createAnswerForm,
  taskQuestions,
  type AnswerForm,
  type Task,
  type TaskDeed,
} from '@homecare/sdk/careplans'
import { noteMaxLength, type Form as FormState, type Text } from '@homecare/sdk/kit'
import { planScreenTexts, taskScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useUnsaved } from '../../frame/useUnsaved'
import { Button } from '../../kit/Button'
import { Form } from '../../kit/fields/Form'
import { NumberField } from '../../kit/fields/NumberField'
import { RadioGroup } from '../../kit/fields/RadioGroup'
import { TextareaField } from '../../kit/fields/TextareaField'
import { useSay } from '../../kit/say'
import { useArrived } from './useArrived'

interface AnswerFieldsProps {
  task: Pick<Task, 'questions' | 'outcome'>
  settle: (deed: TaskDeed) => Promise<unknown>
  onKeep: () => void
  /** What the button does; marks as done unless it is said. */
  submit?: Text
}

/** What a task asks when it is done, and a few words. */
export default function AnswerFields({ task, settle, onKeep, submit = words.markDone }: AnswerFieldsProps) {
  const say = useSay()
  const [form] = useState(() =>
    createAnswerForm(
      task,
      async (data, note) =>
        void (await settle(
          task.outcome ? { kind: 'correct', data, note } : { kind: 'complete', data, ...(note && { note }) },
        )),
      answerFields(task.outcome?.data ?? null, task.outcome?.note ?? ''),
    ),
  )
  useUnsaved(form.dirty)
  const box = useArrived()
  return (
    <div ref={box}>
      <Form
        form={form}
        submit={submit}
        actions={
          <Button look="plain" onClick={onKeep}>
            {say(planScreenTexts.notYet)}
          </Button>
        }
      >
        {taskQuestions.entries
          .filter(({ id }) => task.questions.includes(id))
          .map(({ id, label }) =>
            id === 'blood_pressure' ? (
              <fieldset key={id} className="plan-pressure">
                <legend>{say(label)}</legend>
                <NumberField form={form} name="upper" label={words.upper} optional />
                <NumberField form={form} name="lower" label={words.lower} optional />
              </fieldset>
            ) : (
              <Question key={id} form={form} id={id} label={label} />
            ),
          )}
        <TextareaField
          form={form}
          name="note"
          label={words.noteOptional}
          rows={2}
          max={noteMaxLength}
          optional
        />
      </Form>
    </div>
  )
}

interface QuestionProps {
  form: FormState<AnswerForm>
  id: 'pain' | 'pulse' | 'temperature' | 'blood_sugar' | 'weight' | 'ate' | 'took'
  label: Text
}

function Question({ form, id, label }: QuestionProps) {
  if (id === 'ate' || id === 'took') {
    const options = answerChoices(id).map((choice) => ({ value: choice.id, label: choice.label }))
    return <RadioGroup form={form} name={id} look="chips" label={label} optional options={options} />
  }
  return (
    <NumberField
      form={form}
      name={id}
      label={label}
      decimal={id === 'temperature' || id === 'weight'}
      optional
    />
  )
}
