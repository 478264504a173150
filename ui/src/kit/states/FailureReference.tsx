import type { ApiError } from '@homecare/sdk/kit'
import { lazy, Suspense, type ComponentType } from 'react'

/** What is known of a failure, also where it travels with a page's data. */
export type Failure = Pick<ApiError, 'kind' | 'requestId'>

/** Without its code a failure is said all the same. */
const Reference = lazy((): Promise<{ default: ComponentType<{ id: string }> }> =>
  import('./Reference').catch(() => ({ default: () => null })),
)

/** What support needs to know of a failure of ours; nothing for a refusal, which says why and needs nobody's help. */
export function FailureReference({ error }: { error: Failure | null | undefined }) {
  if (!error?.requestId || !/server|malformed/.test(error.kind)) return null
  return (
    <Suspense fallback={null}>
      <Reference id={error.requestId} />
    </Suspense>
  )
}
