import type { ApiError } from '@homecare/sdk/kit'
import { academyTexts as words } from '@homecare/sdk/texts'
import { modalHref } from '../profileDialog/modalHref'
import { useKeepsProfile } from '../profileDialog/useKeepsProfile'
import { EmptyState } from '../kit/states/EmptyState'
import { ErrorState } from '../kit/states/ErrorState'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'

interface AcademyFailedProps {
  error: ApiError
  retry: () => unknown
  busy: boolean
}

/** Where a deployment has no academy, or it could not be opened just now. */
export function AcademyFailed({ error, retry, busy }: AcademyFailedProps) {
  if (error.kind === 'notFound') return <NoAcademy />
  return <ErrorState title={words.failed} error={error} retry={retry} busy={busy} />
}

/** Where a deployment has no academy: what counts instead. */
export function NoAcademy() {
  const say = useSay()
  const keepsProfile = useKeepsProfile()
  return (
    <EmptyState
      title={say(words.notHere)}
      actions={
        keepsProfile && (
          <Link href={modalHref('certifications')} look="quiet">
            {say(words.addCertificate)}
          </Link>
        )
      }
    >
      {say(words.notHereText)}
    </EmptyState>
  )
}
