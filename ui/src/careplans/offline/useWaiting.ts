import type { PlanPost, WaitingNote, WaitingTask } from '@homecare/sdk/careplans'
import { useEffect, useState } from 'react'
import { useApp } from '../../frame/app'
import { useKept } from '../../outbox/useKept'
import { postOf } from './planPost'

const none: readonly never[] = []

/** The post of care plans, made once for a page. */
export function usePlanPost(): PlanPost {
  const app = useApp()
  const [post] = useState(() => postOf(app))
  return post
}

/** What was done with the tasks of a plan and has not arrived, by `taskKey`. */
export function useWaitingTasks(post: PlanPost, planId: number): ReadonlyMap<string, WaitingTask> {
  const all = useKept<readonly WaitingTask[]>(post.tasks, none)
  return new Map(all.filter(({ plan_id }) => plan_id === planId).map((one) => [one.task, one]))
}

/** The notes on a plan that have not arrived, the latest first. */
export function useWaitingNotes(post: PlanPost, planId: number): readonly WaitingNote[] {
  return useKept<readonly WaitingNote[]>(post.notes, none)
    .filter(({ plan_id }) => plan_id === planId)
    .toReversed()
}

/** Follows what arrives later for as long as the page is there. */
export function useFollowing(begin: () => () => void): void {
  const [start] = useState(() => begin)
  useEffect(() => start(), [start])
}
