import { listTasks, type TaskPage } from '@homecare/sdk/careplans'
import { isApiError, type ApiError } from '@homecare/sdk/kit'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import type { TasksAsked } from './TasksScreen'

/** The pages of a list of tasks behind the first, as they are asked for; what is there stays where the next one fails. */
export function useMoreTasks(planId: number, query: TasksAsked, first: TaskPage) {
  const { care } = useApp()
  const [more, setMore] = useState<{ of: TaskPage; pages: readonly TaskPage[] }>({ of: first, pages: [] })
  const [error, setError] = useState<ApiError | null>(null)
  // What was loaded behind a first page that is no more is not behind the one that there is now.
  const pages = [first, ...(more.of === first ? more.pages : [])]
  const offset = pages.reduce((sum, { data }) => sum + data.length, 0)
  const next = offset < first.total_tasks ? { offset, ...(first.limit && { limit: first.limit }) } : null
  const loadMore = async () => {
    if (!next) return
    setError(null)
    try {
      const answer = await care.call(listTasks, { id: planId, query: { ...query, ...next } })
      setMore({ of: first, pages: [...pages.slice(1), answer] })
    } catch (failure) {
      if (!isApiError(failure)) throw failure
      setError(failure)
    }
  }
  return { pages, next, error, loadMore }
}
