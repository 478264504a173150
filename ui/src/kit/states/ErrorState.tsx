import { describeFailure, type ApiError, type Sayable } from '@homecare/sdk/kit'
import { uiTexts } from '@homecare/sdk/texts'
import type { ReactNode } from 'react'
import { Offline } from '../art/Offline'
import { Button } from '../Button'
import { FailureReference, type Failure } from './FailureReference'
import { retry as retryIcon } from '../icons/basic'
import { useSay } from '../say'

interface ErrorStateProps {
  /** What could not be done, in words; null where the page's heading says it. */
  title?: Sayable | null
  /** What happened, and what is still true: said of the error, unless it is said here. */
  message?: Sayable
  /** Where it is known: says what happened, and what support would need to know. */
  error?: ApiError | null
  /** The same of a part that came with its page without what it should hold. */
  failure?: Failure | null
  retry?: () => unknown
  busy?: boolean
  level?: 2 | 3
  children?: ReactNode
}

/** A failure where the data would be: what happened, and one press to try again. */
export function ErrorState({
  title = uiTexts.couldNotLoad,
  error,
  failure = error,
  message = error ? describeFailure(error) : undefined,
  retry,
  busy,
  level = 2,
  children,
}: ErrorStateProps) {
  const say = useSay()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div className="state" data-tone="bad" role="alert">
      <Offline />
      {title && <Heading>{say(title)}</Heading>}
      <p>{say(message ?? uiTexts.couldNotLoadHint)}</p>
      <FailureReference error={failure} />
      {children}
      {retry && (
        <div className="row">
          <Button look="primary" icon={retryIcon} busy={busy} onClick={retry}>
            {say(uiTexts.tryAgain)}
          </Button>
        </div>
      )}
    </div>
  )
}
