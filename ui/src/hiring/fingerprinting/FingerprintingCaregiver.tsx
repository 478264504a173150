import {
  createFingerprintAnswers,
  fingerprintingDeeds,
  fingerprintPrograms,
  type Fingerprinting,
} from '@homecare/sdk/hiring'
import { dateWords, message, timeOfDayWords } from '@homecare/sdk/kit'
import { ownFingerprintingTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import { Button } from '../../kit/Button'
import { Badge } from '../../kit/figures/Badge'
import { Card } from '../../kit/layout/Card'
import { useSay, type Say } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import { standingWords } from './standingWords'

interface FingerprintingCaregiverProps {
  connectionId: number
  /** The family, as its caregiver knows it. */
  name: string
  standing: Fingerprinting
  onStanding: (standing: Fingerprinting) => void
}

/** A request as its caregiver is asked it and told of it: a yes or a no, and where the appointment is. */
export function FingerprintingCaregiver({
  connectionId,
  name,
  standing,
  onStanding,
}: FingerprintingCaregiverProps) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [answers] = useState(() =>
    createFingerprintAnswers(care, toasts, connectionId, (next) => {
      const state = next.request?.state
      if (state === 'agreed') toasts.success(words.agreedToast)
      if (state === 'declined') toasts.success(message(words.declinedToast, { name }))
      onStanding(next)
    }),
  )
  const agreeing = useValue(answers.agree.busy)
  const declining = useValue(answers.decline.busy)
  const { request } = standing
  const said = standingWords(standing, 'caregiver', name, say)
  if (!request || !said) return null
  const { state, version, appointment, paid_by, program } = request
  const deeds = fingerprintingDeeds(state, 'caregiver')
  const asks = deeds.includes('agree')
  return (
    <Card>
      {asks ? (
        <h3>{said.title}</h3>
      ) : (
        <p>
          <Badge tone={said.tone}>{said.title}</Badge>
        </p>
      )}
      {state === 'sent' && appointment && (
        <p>
          <b>{appointmentWords(appointment, say)}</b>
          <br />
          {appointment.place}
        </p>
      )}
      <p>{said.text}</p>
      {asks && (
        <>
          <p>{say(fingerprintPrograms.get(program).hint)}</p>
          <p>{say(paid_by === 'family' ? words.payFamily : words.payCaregiver, { name })}</p>
          <p>{say(words.consent, { name })}</p>
          <p className="soft">{say(words.consentNo, { name })}</p>
        </>
      )}
      {deeds.includes('decline') && (
        <div className="row">
          {asks && (
            <Button look="primary" busy={agreeing} onClick={() => answers.agree.run(version)}>
              {say(words.agree)}
            </Button>
          )}
          <Button
            look={asks ? 'quiet' : 'plain'}
            busy={declining}
            onClick={() => answers.decline.run(version)}
          >
            {say(asks ? words.decline : words.takeBack)}
          </Button>
        </div>
      )}
    </Card>
  )
}

function appointmentWords(
  { day, time }: NonNullable<NonNullable<Fingerprinting['request']>['appointment']>,
  say: Say,
): string {
  const on = dateWords(day, 'weekday', say.locale)
  return time === null
    ? say(words.sentAnyTime, { day: on })
    : say(words.sentAt, { day: on, time: timeOfDayWords(time, say.locale) })
}
