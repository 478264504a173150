import { getOwnAdvisor, openCall, type OwnAdvisor } from '@homecare/sdk/families'
import { advisorCallTexts as words, nextStepTexts } from '@homecare/sdk/texts'
import { AdvisorCall } from '../../families/advisorCalls/AdvisorCall'
import { AdvisorWho } from '../../families/advisorCalls/AdvisorWho'
import { useCare } from '../../frame/app'
import { useLoaded } from '../../frame/useLoaded'
import { Section } from '../../kit/layout/Section'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { ErrorState } from '../../kit/states/ErrorState'
import { Skeleton } from '../../kit/states/Skeleton'
import { useValue } from '../../kit/useValue'
import type { AskedAfter } from './askedAfter'
import { SkipStep } from './SkipStep'

/** Who advises the family, and the call that it may ask for. */
export default function AdvisorStep({ connectionId, href }: AskedAfter) {
  const say = useSay()
  const care = useCare()
  const loaded = useLoaded<OwnAdvisor>((signal) => care.call(getOwnAdvisor, {}, { signal }))
  const own = useValue(loaded.data)
  const error = useValue(loaded.error)
  const loading = useValue(loaded.loading)
  if (!own)
    return error ? (
      <ErrorState title={words.loadFailed} error={error} retry={loaded.reload} busy={loading} />
    ) : (
      <Skeleton count={2} />
    )
  const isOpen = openCall(own) !== null
  const call = (
    <AdvisorCall
      own={own}
      onChanged={(next) => loaded.set({ ...own, call: next })}
      onStale={() => void loaded.reload()}
      skip={<SkipStep connectionId={connectionId} step="advisor" label={words.skip} href={href} />}
    />
  )
  return (
    <>
      <AdvisorWho advisor={own.advisor} />
      {isOpen ? call : <Section title={say(words.askTitle)}>{call}</Section>}
      {isOpen || own.call?.state === 'done' ? (
        <div className="row">
          <Link href={href} look="primary">
            {say(nextStepTexts.goOn)}
          </Link>
        </div>
      ) : (
        <p className="soft small">{say(words.skipHint)}</p>
      )}
    </>
  )
}
