import { writeTexts } from '@homecare/sdk/texts'
import { useBackCloses } from '../frame/useBackCloses'
import { Dialog } from '../kit/Dialog'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'

interface JoinDialogProps {
  name: string
  /** The profile: logging in leads back to it. */
  here: string
  onClose: () => void
}

/** A visitor wants to write: what it takes, and the two ways to it. */
export default function JoinDialog({ name, here, onClose }: JoinDialogProps) {
  const say = useSay()
  return (
    <Dialog
      title={say(writeTexts.joinTitle, { name })}
      onClose={onClose}
      onStanding={useBackCloses()}
      actions={
        <>
          <Link href="/family-signup" look="primary">
            {say(writeTexts.joinAction)}
          </Link>
          <Link href={`/accounts/login?next=${encodeURIComponent(here)}`} look="quiet">
            {say(writeTexts.loginAction)}
          </Link>
        </>
      }
    >
      <p>{say(writeTexts.joinText, { name })}</p>
    </Dialog>
  )
}
