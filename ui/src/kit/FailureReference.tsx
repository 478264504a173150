import type { ApiError } from '@homecare/sdk'
import { lazy, Suspense, type ComponentType } from 'react'

/** Without its code a failure is said all the same. */
const Reference = lazy((): Promise<{ default: ComponentType<{ id: string }> }> =>
  import('./Reference').catch(() => ({ default: () => null })),
)

/** What support needs to know of a failure of ours; nothing for a refusal, which says why and needs nobody's help. */
export function FailureReference({ error }: { error: ApiError | null | undefined }) {
  const isOurs = error?.kind === 'server' || error?.kind === 'malformed'
  if (!isOurs || !error.requestId) return null
  return (
    <Suspense fallback={null}>
      <Reference id={error.requestId} />
    </Suspense>
  )
}
