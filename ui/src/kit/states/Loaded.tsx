import type { Resource, Sayable } from '@homecare/sdk/kit'
import type { ReactNode } from 'react'
import { useValue } from '../useValue'
import { ErrorState } from './ErrorState'
import { Skeleton } from './Skeleton'

interface LoadedProps<T> {
  from: Resource<T, []>
  /** What could not be done where it failed. */
  failed?: Sayable
  /** What stands there until it has come. */
  until?: ReactNode
  children: (data: T) => ReactNode
}

/** What is loaded within a dialog or a section: until it has come, once it has, and where it did not, with a press to try again. */
export function Loaded<T>({ from, failed, until = <Skeleton count={2} />, children }: LoadedProps<T>) {
  const data = useValue(from.data)
  const error = useValue(from.error)
  const loading = useValue(from.loading)
  if (data !== undefined) return children(data)
  if (!error) return until
  return (
    <ErrorState
      level={3}
      {...(failed && { title: failed })}
      error={error}
      retry={from.reload}
      busy={loading}
    />
  )
}
