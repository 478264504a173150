import {
  createManyTasksForm,
  createTaskForm,
  getPlan,
  listTaskCategories,
  taskOfTemplate,
  templateKey,
  templateOf,
  type CarePlan,
  type TaskCategory,
} from '@homecare/sdk/careplans'
import { pageTitles, planScreenTexts, taskScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import type { HeadOf, Load, ScreenProps } from '../../frame/screen'
import { useUnsaved } from '../../frame/useUnsaved'
import { Button } from '../../kit/Button'
import { CheckboxGroup } from '../../kit/fields/CheckboxGroup'
import { DateField } from '../../kit/fields/DateField'
import { Form } from '../../kit/fields/Form'
import { ConflictChoices } from '../../kit/overlays/ConflictChoices'
import { Page } from '../../kit/layout/Page'
import { Tabs } from '../../kit/layout/Tabs'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import { counted } from '../../kit/words'
import { isClosed, unlessClosed, type ClosedPage } from '../plan/closed'
import { ClosedPlan } from '../plan/ClosedPlan'
import { mayDo } from '../plan/planAccess'
import { planHref } from '../plan/planWords'
import { RepeatFields } from './RepeatFields'
import { taskConflictWords } from './taskConflictWords'
import { TaskFields } from './TaskFields'
import '../plan/Plan.css'

interface AddData {
  readonly plan: CarePlan
  readonly categories: readonly TaskCategory[]
}

export const load: Load<AddData | ClosedPage> = async ({ care, params, signal }) => {
  const id = Number(params['planId'])
  const data = await unlessClosed(
    id,
    Promise.all([
      care.call(getPlan, { id }, { signal }),
      care.call(listTaskCategories, { id }, { signal }),
    ]).then(([plan, categories]) => ({ plan, categories })),
  )
  if (isClosed(data)) return data
  return mayDo(data.plan, 'edit_tasks') ? data : { closed: 'may_not', planId: id }
}
export const head: HeadOf<AddData | ClosedPage> = () => ({ title: pageTitles.planTaskAdd })

/** Adds a task, by a template or by one's own words, or many templates at once (`careplan/…/add-task?many=1`). */
export default function AddTaskScreen({ data, query }: ScreenProps<AddData | ClosedPage>) {
  if (isClosed(data)) return <ClosedPlan {...data} />
  return <Shown data={data} way={query.get('many') === '1' ? 'many' : 'one'} picked={query.get('template')} />
}

function Shown({ data, way, picked }: { data: AddData; way: 'one' | 'many'; picked: string | null }) {
  const say = useSay()
  const { navigation } = useApp()
  const { plan, categories } = data
  return (
    <Page width="read" className="plan" title={say(words.addTitle)} lead={say(words.addLead)}>
      <Tabs
        label={say(words.ways)}
        tabs={[
          { id: 'many', label: say(words.several) },
          { id: 'one', label: say(words.one) },
        ]}
        selected={way}
        onSelect={(to) => void navigation.replaceQuery({ many: to === 'many' ? 1 : null, template: null })}
      >
        {way === 'many' ? (
          <Many plan={plan} categories={categories} />
        ) : picked === null ? (
          <Templates categories={categories} />
        ) : (
          <One key={picked} plan={plan} categories={categories} picked={picked} />
        )}
      </Tabs>
    </Page>
  )
}

const own = 'own'

/** What is commonly done, by what it is about. */
function Templates({ categories }: Pick<AddData, 'categories'>) {
  const say = useSay()
  const { navigation } = useApp()
  const pick = (template: string) => void navigation.pushQuery({ template })
  return (
    <div className="stack" data-gap="large">
      <p>
        <Button look="primary" onClick={() => pick(own)}>
          {say(words.ownTask)}
        </Button>
      </p>
      {categories.map((category) => (
        <section key={category.id} aria-label={category.name}>
          <h2>{category.name}</h2>
          <div className="chips">
            {category.templates.map((template) => (
              <button
                key={template.name}
                type="button"
                className="chip"
                onClick={() => pick(templateKey(category, template))}
              >
                {template.title}
              </button>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

/** One task, begun as its template has it. */
function One({ plan, categories, picked }: AddData & { picked: string }) {
  const say = useSay()
  const { care, toasts, navigation } = useApp()
  const [form] = useState(() => {
    const found = templateOf(categories, picked)
    return createTaskForm(care, {
      ...{ planId: plan.id, task: null, today: plan.today.date },
      ...(found && { begin: taskOfTemplate(found.category, found.template, plan.today.date) }),
      template: found?.template.name ?? null,
      saved: () => toasts.success(counted(planScreenTexts.tasksAdded, 1)),
    })
  })
  useUnsaved(form.dirty)
  return (
    <Form
      form={form}
      submit={words.add}
      onAccepted={() => {
        form.reset(form.data.peek())
        return navigation.go(planHref(plan.id))
      }}
      actions={
        <Button look="plain" onClick={() => void navigation.replaceQuery({ template: null })}>
          {say(words.otherTemplate)}
        </Button>
      }
    >
      <ConflictChoices form={form} words={taskConflictWords} level={2} />
      <TaskFields form={form} plan={plan} categories={categories} />
      <RepeatFields form={form} keeps={false} isNew />
    </Form>
  )
}

/** Many templates at once, all of which begin on one day. */
function Many({ plan, categories }: AddData) {
  const { care, toasts, navigation } = useApp()
  const [form] = useState(() =>
    createManyTasksForm(care, plan.id, categories, {
      today: plan.today.date,
      saved: ({ length }) => toasts.success(counted(planScreenTexts.tasksAdded, length)),
    }),
  )
  useUnsaved(form.dirty)
  const { picked } = useValue(form.data)
  return (
    <Form
      form={form}
      submit={picked.length === 0 ? words.add : counted(words.addPicked, picked.length)}
      onAccepted={() => {
        form.reset(form.data.peek())
        return navigation.go(planHref(plan.id))
      }}
    >
      {categories.map((category, index) => (
        <CategoryChoice key={category.id} category={category} form={form} first={index === 0} />
      ))}
      <DateField form={form} name="start" label={words.startDay} required />
    </Form>
  )
}

interface CategoryChoiceProps {
  category: TaskCategory
  form: ReturnType<typeof createManyTasksForm>
  /** Where the summary of errors leads. */
  first: boolean
}

/** The templates of a category, to be ticked. */
function CategoryChoice({ category, form, first }: CategoryChoiceProps) {
  const picked = useValue(form.fields.picked.value)
  const error = useValue(form.fields.picked.shownError)
  const keys = category.templates.map((template) => templateKey(category, template))
  return (
    <CheckboxGroup
      name={first ? 'picked' : `picked-${category.id}`}
      label={category.name}
      value={picked.filter((key) => keys.includes(key))}
      error={first ? error : null}
      onChange={(chosen) =>
        form.fields.picked.set([...picked.filter((key) => !keys.includes(key)), ...chosen])
      }
      options={category.templates.map((template) => ({
        value: templateKey(category, template),
        label: template.title,
        hint: template.instructions,
      }))}
    />
  )
}
