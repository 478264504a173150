import { hireSteps, type HireStep } from '@homecare/sdk/hiring'
import { dateWords } from '@homecare/sdk/kit'
import { hireNoticeTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useNavigation } from '../../frame/app'
import { laterDialog } from '../../frame/laterDialog'
import { Button } from '../../kit/Button'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { useOwnZone } from '../../kit/useOwnZone'
import { Banner } from '../../kit/states/Banner'
import { useValue } from '../../kit/useValue'
import { stepHref, type OpenHire } from './hireSteps'

const StartAgainDialog = laterDialog(() => import('./StartAgainDialog'))

/** What is said before a step: a draft that was found, one that another tab has changed, one that is not saved. */
export function HireNotices({ step, ...hire }: OpenHire & { step: HireStep }) {
  const say = useSay()
  const zone = useOwnZone()
  const navigation = useNavigation()
  const { flow, hiring, name } = hire
  const saved = useValue(flow.saved)
  const problem = useValue(flow.problem)
  const other = useValue(flow.other)
  const crossed = useValue(flow.crossed)
  const offer = useValue(flow.offer)
  const changed = useValue(flow.form.dirty)
  const draft = useValue(flow.found)
  const [asks, setAsks] = useState(false)
  if (other)
    return (
      <Banner
        tone="warn"
        live
        title={say(words.otherTitle)}
        actions={
          <>
            <Button look="primary" onClick={() => flow.settleOther('mine')}>
              {say(words.keepMine)}
            </Button>
            <Button onClick={() => flow.settleOther('theirs')}>{say(words.takeTheirs)}</Button>
          </>
        }
      >
        <p>{say(words.otherTold, { step: say(hireSteps.get(other.step).label) })}</p>
      </Banner>
    )
  return (
    <>
      {crossed && offer && (
        <Banner
          tone="warn"
          live
          title={say(words.crossedTitle, { name })}
          actions={
            <Link href={`/hire/${hiring.caregiver.id}`} look="quiet">
              {say(words.seeOther)}
            </Link>
          }
        >
          <p>
            {say(words.crossedTold, {
              day: dateWords(offer.sent_at, 'dateTime', say.locale, offer.time_zone),
            })}
          </p>
        </Banner>
      )}
      {(saved === 'failed' || problem) && (
        <Banner
          tone="warn"
          live
          actions={<Button onClick={() => flow.putAside(step)}>{say(words.tryAgain)}</Button>}
        >
          <p>{say(words.notSaved)}</p>
          {problem && <p>{say(problem)}</p>}
        </Banner>
      )}
      {draft?.saved_at && !changed && (
        <Banner
          actions={
            <>
              {draft.step !== step && (
                <Link href={stepHref(hire, flow.resumeAt())} look="quiet">
                  {say(words.resume)}
                </Link>
              )}
              <Button look="plain" onClick={() => setAsks(true)}>
                {say(words.startAgain)}
              </Button>
            </>
          }
        >
          <p>
            {say(words.resumed, {
              step: say(hireSteps.get(draft.step).label),
              day: dateWords(draft.saved_at, 'dateTime', say.locale, zone),
            })}
          </p>
        </Banner>
      )}
      {asks && (
        <StartAgainDialog
          onConfirm={async () => {
            await flow.startAgain()
            setAsks(false)
            if (flow.problem.peek()) return
            await navigation.go(stepHref(hire, flow.steps.peek()[0] ?? 'confirm'), { evenUnsaved: true })
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  )
}
