import type { FormPrompt, TaskForm } from '@homecare/sdk/careplans'
import { message, type MergingForm } from '@homecare/sdk/kit'
import { taskScreenTexts as words } from '@homecare/sdk/texts'
import { Button } from '../../kit/Button'
import { useBinding } from '../../kit/fields/binding'
import { Field } from '../../kit/fields/Field'
import { FieldFrame } from '../../kit/fields/FieldFrame'
import { IconButton } from '../../kit/IconButton'
import { plus, trash } from '../../kit/icons/care'
import { useSay } from '../../kit/say'

const most = 10

/** Things to keep in mind at a task, the first the most important. */
export function PromptFields({ form }: { form: MergingForm<TaskForm> }) {
  const say = useSay()
  const field = useBinding<readonly FormPrompt[], MergingForm<TaskForm>>({ form, name: 'prompts' })
  const prompts = field.value
  const put = (at: number, text: string) =>
    field.change((now) => now.map((one, index) => (index === at ? { ...one, text } : one)))
  return (
    <FieldFrame field={field} texts={{ label: words.prompts, optional: true }} group="group">
      <div className="stack">
        {prompts.map(({ text }, index) => (
          <div className="plan-prompt" key={index}>
            <Field
              label={message(words.promptLine, { number: index + 1 })}
              value={text}
              onChange={(typed) => put(index, typed)}
              maxLength={500}
            />
            <IconButton
              icon={trash}
              label={message(words.removePrompt, { number: index + 1 })}
              onClick={() => field.change((now) => now.filter((_, at) => at !== index))}
            />
          </div>
        ))}
        {prompts.length < most && (
          <p>
            <Button
              icon={plus}
              look="plain"
              onClick={() =>
                field.change((now) => [...now, { text: '', priority: now.length === 0 ? 1 : 2 }])
              }
            >
              {say(words.addPrompt)}
            </Button>
          </p>
        )}
      </div>
    </FieldFrame>
  )
}
