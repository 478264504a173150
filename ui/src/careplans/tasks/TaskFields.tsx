import {
  instructionsMaxLength,
  taskQuestions,
  type CarePlan,
  type TaskCategory,
  type TaskForm,
} from '@homecare/sdk/careplans'
import type { MergingForm } from '@homecare/sdk/kit'
import { taskScreenTexts as words } from '@homecare/sdk/texts'
import { CheckboxField } from '../../kit/fields/CheckboxField'
import { CheckboxGroup } from '../../kit/fields/CheckboxGroup'
import { Field } from '../../kit/fields/Field'
import { SelectField } from '../../kit/fields/SelectField'
import { TextareaField } from '../../kit/fields/TextareaField'
import { personName } from '../plan/planWords'
import { TimeField } from '../../availability/TimeField'
import { PromptFields } from './PromptFields'

interface TaskFieldsProps {
  form: MergingForm<TaskForm>
  plan: CarePlan
  categories: readonly TaskCategory[]
}

/** What is to be done, how, when of the day, and by whom. */
export function TaskFields({ form, plan, categories }: TaskFieldsProps) {
  const kinds = categories.filter(({ adl_map_id }) => adl_map_id !== null)
  return (
    <>
      <Field form={form} name="title" label={words.titleField} maxLength={200} required />
      <TextareaField
        form={form}
        name="instructions"
        label={words.instructions}
        hint={words.instructionsHint}
        max={instructionsMaxLength}
        optional
      />
      <TimeField field={form.fields.due_time} label={words.dueTime} hint={words.dueTimeHint} optional />
      {kinds.length > 0 && (
        <SelectField
          form={form}
          name="adl_map_id"
          label={words.category}
          optional
          options={kinds.map((kind) => ({ value: kind.adl_map_id!, label: kind.name }))}
        />
      )}
      <SelectField
        form={form}
        name="assigned_to"
        label={words.assignedTo}
        none={words.anybody}
        options={plan.observers.map(({ user }) => ({ value: user.id, label: personName(user) }))}
      />
      <CheckboxField form={form} name="nurse_only" label={words.nurseOnlyField} />
      <CheckboxGroup
        form={form}
        name="questions"
        look="chips"
        label={words.questions}
        optional
        options={taskQuestions.entries.map(({ id, label }) => ({ value: id, label }))}
      />
      <PromptFields form={form} />
    </>
  )
}
