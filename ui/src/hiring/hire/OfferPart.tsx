import { awaitsCaregiver, nextHireStep } from '@homecare/sdk/hiring'
import { familyOfferTexts as words, hireNoticeTexts, nextStepTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { laterDialog } from '../../frame/laterDialog'
import { Button } from '../../kit/Button'
import { Card } from '../../kit/layout/Card'
import { Page } from '../../kit/layout/Page'
import { Section } from '../../kit/layout/Section'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { Banner } from '../../kit/states/Banner'
import { useValue } from '../../kit/useValue'
import { DeclinedBecause, offerStanding } from '../OfferStanding'
import { PaperLink } from '../offer/PaperLink'
import { stepHref, type OpenHire } from './hireSteps'
import { OfferFacts } from './OfferFacts'

const TakeBackDialog = laterDialog(() => import('./TakeBackDialog'))
const MessageDialog = laterDialog(() => import('../../profile/MessageDialog'))

/** The offer that is out, or what came of it, with what can be done next. */
export default function OfferPart(hire: OpenHire) {
  const say = useSay()
  const { flow, hiring, name } = hire
  const [dialog, setDialog] = useState<'takeBack' | 'message' | null>(null)
  const [now] = useState(() => new Date())
  const offer = useValue(flow.offer)
  if (!offer) return null
  const waits = awaitsCaregiver(offer, now)
  const following = nextHireStep('confirm', flow.facts.peek())
  const first = stepHref(hire, flow.resumeAt())
  const [standing, ...more] = offerStanding(offer, name, now, say)
  const change = waits ? words.change : offer.state === 'declined' ? words.changeAndSend : words.another
  const connection = `/family/dashboard/connections/${offer.connection_id}` as const
  return (
    <Page
      className="hire"
      width="read"
      title={say(waits ? words.sentTitle : words.title, { name })}
      up={{ href: connection, words: hiring.caregiver.first_name }}
    >
      {!hiring.allowed && hiring.reason && <Banner tone="warn">{hiring.reason}</Banner>}
      <Card>
        <p>
          <b>{standing}</b>
        </p>
        {more.map((line) => (
          <p key={line} className="soft">
            {line}
          </p>
        ))}
        <DeclinedBecause offer={offer} />
        {waits && <p>{say(words.nobodyHired, { name })}</p>}
        <div className="row">
          {waits && (
            <Link href={connection} look="primary">
              {say(hireNoticeTexts.toConnection, { name })}
            </Link>
          )}
          {hiring.allowed && (
            <Link href={first} look={waits ? 'quiet' : 'primary'}>
              {say(change)}
            </Link>
          )}
          <Button onClick={() => setDialog('message')}>{say(hireNoticeTexts.toMessage, { name })}</Button>
          {waits && (
            <Button look="plain" onClick={() => setDialog('takeBack')}>
              {say(words.takeBack)}
            </Button>
          )}
        </div>
      </Card>
      {waits && (
        <Section title={say(nextStepTexts.after)}>
          <Card>
            <p>{say(nextStepTexts.afterHint)}</p>
            <div className="row">
              <Link href={following ? stepHref(hire, following) : '/family-next-steps'} look="quiet">
                {say(following ? nextStepTexts.goOn : nextStepTexts.seeAll)}
              </Link>
            </div>
          </Card>
        </Section>
      )}
      <Section title={say(words.offer)}>
        <Card>
          <OfferFacts terms={offer.terms} />
          <p>
            <PaperLink connectionId={offer.connection_id} paper="offer" />
          </p>
        </Card>
      </Section>
      {dialog === 'takeBack' && (
        <TakeBackDialog
          offer={offer}
          name={name}
          onSettled={(next) => flow.takeOffer(next)}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'message' && (
        <MessageDialog id={hiring.caregiver.id} name={name} onClose={() => setDialog(null)} />
      )}
    </Page>
  )
}
