import { createSuggestionsForm, type CarePlan, type TaskCategory } from '@homecare/sdk/careplans'
import { counted } from '../../kit/words'
import { planScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import { CheckboxGroup } from '../../kit/fields/CheckboxGroup'
import { Form } from '../../kit/fields/Form'
import { Card } from '../../kit/layout/Card'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { EmptyState } from '../../kit/states/EmptyState'
import { mayDo } from '../plan/planAccess'

interface EmptyPlanProps {
  plan: CarePlan
  /** What fits what the family has looked for. */
  categories: readonly TaskCategory[]
}

/** A plan on which nothing is yet: what it may begin with. */
export default function EmptyPlan({ plan, categories }: EmptyPlanProps) {
  const say = useSay()
  const addHref = `/careplan/connection/${plan.id}/add-task` as const
  if (!mayDo(plan, 'edit_tasks'))
    return (
      <Card>
        <EmptyState title={say(words.emptyTitle)}>{say(words.emptyLooker)}</EmptyState>
      </Card>
    )
  if (categories.length === 0)
    return (
      <Card>
        <EmptyState
          title={say(words.emptyTitle)}
          actions={
            <Link href={addHref} look="primary">
              {say(words.addTask)}
            </Link>
          }
        />
      </Card>
    )
  return <Suggestions {...{ plan, categories }} addHref={addHref} />
}

function Suggestions({
  plan,
  categories,
  addHref,
}: EmptyPlanProps & { addHref: `/careplan/connection/${number}/add-task` }) {
  const say = useSay()
  const { care, navigation, toasts } = useApp()
  const [form] = useState(() =>
    createSuggestionsForm(care, plan, categories, {
      now: Date.now,
      saved: ({ length }) => toasts.success(counted(words.tasksAdded, length)),
    }),
  )
  return (
    <Card>
      <h2>{say(words.suggested)}</h2>
      <p>{say(words.suggestedHint)}</p>
      <Form
        form={form}
        submit={words.addSuggested}
        onAccepted={() => navigation.reload()}
        actions={
          <Link href={addHref} look="plain">
            {say(words.ownTasks)}
          </Link>
        }
      >
        <CheckboxGroup
          form={form}
          name="categories"
          label={words.suggested}
          options={categories.map((one) => ({
            value: one.id,
            label: one.name,
            hint: one.templates.map(({ title }) => title).join(', '),
          }))}
        />
      </Form>
    </Card>
  )
}
