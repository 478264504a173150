import { getPlan, getTask, type CarePlan, type ViewedTask } from '@homecare/sdk/careplans'
import { isApiDate } from '@homecare/sdk/kit'
import type { LoadContext } from '../../frame/screen'
import { unlessClosed, type ClosedPage } from '../plan/closed'

/** The page of a task: the task on its day, and its plan. */
export interface TaskData {
  readonly plan: CarePlan
  readonly task: ViewedTask
  readonly loadedAt: string
}

/** The task of a path `/careplan/connection/:planId/tasks/:taskId`, on the day that its query names, else its next. */
export function loadTask({ care, params, query, signal }: LoadContext): Promise<TaskData | ClosedPage> {
  const [id, taskId] = [Number(params['planId']), Number(params['taskId'])]
  const asked = query.get('date')
  const date = isApiDate(asked) ? { date: asked } : {}
  return unlessClosed(
    id,
    (async () => {
      const [plan, task] = await Promise.all([
        care.call(getPlan, { id }, { signal }),
        care.call(getTask, { id, taskId, query: date }, { signal }),
      ])
      return { plan, task, loadedAt: new Date().toISOString() }
    })(),
  )
}
