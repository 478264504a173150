import { lazyLoadTimes } from '@homecare/sdk/kit'
import { codeTexts, uiTexts } from '@homecare/sdk/texts'
import { useEffect, useState, type ComponentType } from 'react'
import { useApp, type DialogFile, type DialogProps, type DialogStageProps } from '../../frame/app'
import { ChunkLoadError } from '../../frame/chunkLoadError'
import { ErrorBoundary } from '../../frame/ErrorBoundary'
import { CodeSign } from '../../frame/laterDialog'
import { Button } from '../../kit/Button'
import { Dialog } from '../../kit/overlays/Dialog'
import { useSay } from '../../kit/say'

/** What has come once stands at once the next time. */
const loaded = new WeakMap<DialogFile, ComponentType<DialogProps>>()

/** Where a dialog stands whose code is loaded at the press, or what is said of it meanwhile. */
export function DialogStage(given: DialogStageProps) {
  const [attempt, setAttempt] = useState(0)
  return <Attempt key={attempt} {...given} retry={() => setAttempt(attempt + 1)} />
}

interface Stand {
  readonly is: 'awaited' | 'late' | 'failed' | 'shown'
  readonly Shown?: ComponentType<DialogProps> | undefined
}
const standOf = (Shown: Stand['Shown']): Stand => ({ is: Shown ? 'shown' : 'awaited', Shown })

function Attempt({ importIt, props, retry }: DialogStageProps & { retry: () => void }) {
  const { report } = useApp()
  const [{ is, Shown }, setStand] = useState(() => standOf(loaded.get(importIt)))
  useEffect(() => {
    if (loaded.has(importIt)) return
    let settled = false
    const settle = (next: Stand, fault?: Error) => {
      if (settled) return
      settled = next.is !== 'late'
      if (fault) report(fault)
      setStand(next)
    }
    const late = window.setTimeout(() => settle({ is: 'late' }), lazyLoadTimes.messageAfterMs)
    const limit = window.setTimeout(
      () => settle({ is: 'failed' }, new ChunkLoadError('A dialog took too long')),
      lazyLoadTimes.timeoutMs,
    )
    importIt().then(
      (file) => {
        loaded.set(importIt, file.default)
        settle(standOf(file.default))
      },
      (cause: unknown) => settle({ is: 'failed' }, new ChunkLoadError('A dialog did not load', { cause })),
    )
    return () => {
      settled = true
      window.clearTimeout(late)
      window.clearTimeout(limit)
    }
  }, [importIt, report])

  const failure = (what: 'late' | 'failed') => <CodeFailure what={what} retry={retry} close={props.onClose} />
  if (Shown) {
    return (
      <ErrorBoundary onFault={report} fallback={failure('failed')}>
        <Shown {...props} />
      </ErrorBoundary>
    )
  }
  return is === 'late' || is === 'failed' ? failure(is) : <CodeSign />
}

/** One may try again, which asks anew, or go without. */
function CodeFailure({
  what,
  retry,
  close,
}: {
  what: 'late' | 'failed'
  retry: () => void
  close: () => void
}) {
  const say = useSay()
  return (
    <Dialog
      role="alertdialog"
      title={say(what === 'failed' ? codeTexts.failedTitle : codeTexts.slowTitle)}
      onClose={close}
      actions={
        <>
          <Button look="primary" onClick={retry}>
            {say(uiTexts.tryAgain)}
          </Button>
          <Button look="plain" onClick={close}>
            {say(uiTexts.close)}
          </Button>
        </>
      }
    >
      <p>{say(what === 'failed' ? codeTexts.failed : codeTexts.slow)}</p>
    </Dialog>
  )
}
