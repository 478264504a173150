import {
  createTaskForm,
  holdTask,
  isLockedFor,
  mayRepeatAnew,
  repeats,
  taskKey,
  taskScopes,
} from '@homecare/sdk/careplans'
import { pageTitles, taskScreenTexts as words, uiTexts } from '@homecare/sdk/texts'
import { useEffect, useState } from 'react'
import { loadChat } from '../../chat/useChat'
import { useApp } from '../../frame/app'
import type { HeadOf, Load, LoadContext, ScreenProps } from '../../frame/screen'
import { useUnsaved } from '../../frame/useUnsaved'
import { DateField } from '../../kit/fields/DateField'
import { Form } from '../../kit/fields/Form'
import { RadioGroup } from '../../kit/fields/RadioGroup'
import { Page } from '../../kit/layout/Page'
import { Link } from '../../kit/Link'
import { ConflictChoices } from '../../kit/overlays/ConflictChoices'
import { useSay } from '../../kit/say'
import { Banner } from '../../kit/states/Banner'
import { useValue } from '../../kit/useValue'
import { listTaskCategories, type TaskCategory } from '@homecare/sdk/careplans'
import { partOrNull } from '@homecare/sdk/kit'
import { isClosed, type ClosedPage } from '../plan/closed'
import { ClosedPlan } from '../plan/ClosedPlan'
import { mayDo } from '../plan/planAccess'
import { namesOn, personName, taskHref } from '../plan/planWords'
import { NewsBanner } from '../plan/NewsBanner'
import { useWatchedPlan } from '../plan/useWatchedPlan'
import { RepeatFields } from './RepeatFields'
import { taskConflictWords } from './taskConflictWords'
import { TaskFields } from './TaskFields'
import { loadTask, type TaskData } from './taskPlan'
import '../plan/Plan.css'

interface EditData extends TaskData {
  readonly categories: readonly TaskCategory[]
}

export const load: Load<EditData | ClosedPage> = async (context: LoadContext) => {
  const { care, params, signal } = context
  const id = Number(params['planId'])
  const [data, categories] = await Promise.all([
    loadTask(context),
    partOrNull(care.call(listTaskCategories, { id }, { signal })),
  ])
  if (isClosed(data)) return data
  return mayDo(data.plan, 'edit_tasks')
    ? { ...data, categories: categories ?? [] }
    : { closed: 'may_not', planId: id }
}
export const code = loadChat
export const head: HeadOf<EditData | ClosedPage> = () => ({ title: pageTitles.planTaskEdit })

/** Changes a task; of one that repeats, which of its days (`careplan/…/tasks/…/edit`). */
export default function TaskEditScreen({ data }: ScreenProps<EditData | ClosedPage>) {
  if (isClosed(data)) return <ClosedPlan {...data} />
  return <Shown key={taskKey(data.task)} data={data} />
}

function Shown({ data }: { data: EditData }) {
  const say = useSay()
  const { care, toasts, navigation, session } = useApp()
  const me = useValue(session.identity).user_id ?? 0
  // What the form began with stays its ground: what others change since is met when it is saved.
  const [{ plan, task, categories }] = useState(data)
  const { today } = plan
  const [form] = useState(() =>
    createTaskForm(care, {
      ...{ planId: plan.id, task, today: today.date },
      saved: () => toasts.success(words.saved),
    }),
  )
  useUnsaved(form.dirty)
  useEffect(() => holdTask(care, task, { every }), [care, task])
  const watch = useWatchedPlan({
    ...{ planId: plan.id, version: plan.last_modified_at },
    // The form itself keeps what it has begun with.
    dirty: () => true,
  })
  const { scope } = useValue(form.data)
  const isScoped = repeats(task)
  const done = () => {
    form.reset(form.data.peek())
    return navigation.go(taskHref(task), { replace: true })
  }
  return (
    <Page width="read" className="plan" title={say(words.editTitle)} lead={task.title}>
      <NewsBanner
        watch={watch}
        names={namesOn(plan)}
        taskOf={(id) => (id === task.id ? { title: task.title, href: taskHref(task) } : null)}
      />
      {task.lock && isLockedFor(task, me) && (
        <Banner title={say(words.lockedBy, { name: personName(task.lock.user) })}>
          <p>{say(words.lockedHint)}</p>
        </Banner>
      )}
      <Form
        form={form}
        submit={words.save}
        onAccepted={done}
        actions={
          <Link href={taskHref(task)} look="plain">
            {say(uiTexts.cancel)}
          </Link>
        }
      >
        <ConflictChoices form={form} words={taskConflictWords} level={2} />
        <TaskFields form={form} plan={plan} categories={categories} />
        {isScoped && (
          <RadioGroup
            form={form}
            name="scope"
            label={words.scope}
            hint={words.scopeHint}
            required
            options={taskScopes.entries.map(({ id, label }) => ({ value: id, label }))}
          />
        )}
        {isScoped && scope === 'one' && (
          <DateField form={form} name="moved_to" label={words.movedTo} required />
        )}
        {mayRepeatAnew(task, scope, today.date) ? (
          <RepeatFields form={form} keeps={isScoped && scope === 'following'} isNew={false} />
        ) : (
          scope === 'all' && <p className="soft">{say(words.rulesBegun)}</p>
        )}
      </Form>
    </Page>
  )
}

function every(ms: number, run: () => void): () => void {
  const timer = setInterval(run, ms)
  return () => clearInterval(timer)
}
