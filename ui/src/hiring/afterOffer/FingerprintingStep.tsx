import { getFingerprinting, isFingerprintingOpen, type Fingerprinting } from '@homecare/sdk/hiring'
import { fingerprintingTexts as words, nextStepTexts } from '@homecare/sdk/texts'
import { useEffect } from 'react'
import { useApp } from '../../frame/app'
import { useLoaded } from '../../frame/useLoaded'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { ErrorState } from '../../kit/states/ErrorState'
import { Skeleton } from '../../kit/states/Skeleton'
import { useValue } from '../../kit/useValue'
import { AskForFingerprints } from '../fingerprinting/AskForFingerprints'
import { FingerprintingFamily } from '../fingerprinting/FingerprintingFamily'
import type { AskedAfter } from './askedAfter'
import { SkipStep } from './SkipStep'

/** Fingerprints of the caregiver, where the place of care offers that: asked for or skipped, or where it stands. */
export default function FingerprintingStep({ hiring, connectionId, href }: AskedAfter) {
  const say = useSay()
  const { care, navigation } = useApp()
  const loaded = useLoaded<Fingerprinting>((signal) =>
    care.call(getFingerprinting, { id: connectionId }, { signal }),
  )
  const standing = useValue(loaded.data)
  const error = useValue(loaded.error)
  const loading = useValue(loaded.loading)
  const name = hiring.caregiver.first_name
  // The place of care offers nothing, and nothing was asked for.
  const isNothing = standing?.program === null && standing.request === null
  useEffect(() => {
    if (isNothing) void navigation.go(href, { replace: true })
  }, [isNothing, href, navigation])
  if (!standing || isNothing)
    return error ? (
      <ErrorState title={words.loadFailed} error={error} retry={loaded.reload} busy={loading} />
    ) : (
      <Skeleton count={2} />
    )
  const { request } = standing
  return (
    <>
      {request && (
        <FingerprintingFamily
          connectionId={connectionId}
          name={name}
          standing={standing}
          onStanding={(next) => loaded.set(next)}
        />
      )}
      {request && (
        <div className="row">
          <Link href={href} look="primary">
            {say(nextStepTexts.goOn)}
          </Link>
          <Link href={`/manage-connection/${connectionId}`} look="quiet">
            {say(words.toConnection, { name })}
          </Link>
        </div>
      )}
      {!(request && isFingerprintingOpen(request.state)) && (
        <AskForFingerprints
          connectionId={connectionId}
          name={name}
          standing={standing}
          onStanding={(next) => loaded.set(next)}
          skip={
            !request && (
              <SkipStep connectionId={connectionId} step="fingerprinting" label={words.skip} href={href} />
            )
          }
        />
      )}
      {!request && <p className="soft small">{say(words.skipHint)}</p>}
    </>
  )
}
