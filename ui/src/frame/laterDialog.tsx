import { uiTexts } from '@homecare/sdk/texts'
import { useEffect, type ComponentType, type FunctionComponent } from 'react'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { useApp, type DialogFile, type DialogProps } from './app'

/**
 * A dialog whose code is loaded at the press. The page stands whatever comes of it: while it hangs that is said after a
 * second, and what does not come, or breaks, says so in a dialog that tries again (`app/DialogStage.tsx`). To be made
 * outside of a component: `const ApplyDialog = laterDialog(() => import('./ApplyDialog'))`.
 */
export function laterDialog<P extends DialogProps>(
  importIt: () => Promise<{ default: ComponentType<P> }>,
): FunctionComponent<P> {
  return function LaterDialog(props: P) {
    const Stage = useValue(useApp().dialogStage)
    // Asked for at once, also where the stage is still on its way.
    useEffect(() => void importIt().catch(() => {}), [])
    return Stage ? <Stage importIt={importIt as DialogFile} props={props} /> : <CodeSign />
  }
}

/** In sight after a second. */
export function CodeSign() {
  const say = useSay()
  return (
    <p className="code-sign" role="status">
      {say(uiTexts.loading)}
    </p>
  )
}
