import {
  isTaskConflict,
  repeats,
  taskScopes,
  type TaskPageStore,
  type TaskScope,
  type ViewedTask,
} from '@homecare/sdk/careplans'
import { taskScreenTexts as words } from '@homecare/sdk/texts'
import { describeFailure } from '@homecare/sdk/kit'
import { useState } from 'react'
import { useBackCloses } from '../../frame/useBackCloses'
import { RadioGroup } from '../../kit/fields/RadioGroup'
import { ConfirmDialog } from '../../kit/overlays/ConfirmDialog'
import { useSay } from '../../kit/say'
import { Banner } from '../../kit/states/Banner'
import { Problem } from '../../kit/states/Problem'
import { useValue } from '../../kit/useValue'
import { Differences } from '../settle/Differences'
import { differencesOf, taskIn } from './conflictOf'

interface RemoveDialogProps {
  task: ViewedTask
  store: TaskPageStore
  zone: string
  onRemoved: () => unknown
  onClose: () => void
}

/** Takes a task off the plan; of one that repeats, of which of its days. */
export default function RemoveDialog({ task, store, zone, onRemoved, onClose }: RemoveDialogProps) {
  const say = useSay()
  const [scope, setScope] = useState<TaskScope | null>(null)
  const [asked, setAsked] = useState(false)
  const busy = useValue(store.remove.busy)
  const error = useValue(store.remove.error)
  const onStanding = useBackCloses()
  const isScoped = repeats(task)
  const current = isTaskConflict(error) ? taskIn(error?.current) : null
  const confirm = async () => {
    if (isScoped && scope === null) return setAsked(true)
    // Changed meanwhile: it was looked at again, and what there is now is taken off.
    if (current) store.take({ ...store.task.peek(), ...current })
    const done = await store.remove.run(...(scope === null ? [] : ([scope] as const)))
    if (done) {
      // Leaving takes the place of the entry that the dialog has laid: it goes before it closes.
      await onRemoved()
      onClose()
    }
  }
  return (
    <ConfirmDialog
      title={words.removeTitle}
      confirm={words.remove}
      danger
      busy={busy}
      onConfirm={confirm}
      onClose={() => {
        store.remove.forget()
        onClose()
      }}
      onStanding={onStanding}
    >
      {current ? (
        <Banner tone="warn" level={3} live>
          <p>{say(words.changedSince)}</p>
          <Differences differences={differencesOf(error?.current)} task={current} zone={zone} />
        </Banner>
      ) : (
        error && (
          <div role="alert">
            <Problem>{say(describeFailure(error))}</Problem>
          </div>
        )
      )}
      {isScoped && (
        <RadioGroup
          name="scope"
          label={words.whichDays}
          required
          value={scope}
          error={asked && scope === null ? words.chooseDays : null}
          options={taskScopes.entries.map(({ id, label }) => ({ value: id, label }))}
          onChange={(chosen) => setScope(taskScopes.find(chosen)?.id ?? null)}
        />
      )}
      <p>{say(words.removeKeeps)}</p>
    </ConfirmDialog>
  )
}
