import { connectionPage, endReasons, resumeConnection } from '@homecare/sdk/hiring'
import { action, dateWords, sayFailure } from '@homecare/sdk/kit'
import { endTexts as words, familyOfferTexts, hubTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import { useMayView } from '../../frame/useMayView'
import { Button } from '../../kit/Button'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { Banner } from '../../kit/states/Banner'
import { useValue } from '../../kit/useValue'
import type { OpenConnection } from './openConnection'

/** That the contract ends or has ended: when, by whom, why, and what can be done about it. */
export function EndNotice({ open }: { open: OpenConnection }) {
  const { connection, side, name, today } = open
  const say = useSay()
  const mayView = useMayView()
  const { session } = useApp()
  const own = useValue(session.identity)
  const { end_date, end, provider, others = [] } = connection
  if (end_date === null) return null
  const now = others.find(({ goes_on }) => goes_on)
  const isNo = end?.reason === 'declined'
  const isOver = end_date < today
  const day = dateWords(end_date, 'day', say.locale)
  const endedIt = end?.by === own.id
  const reason = endReasons.find(end?.reason ?? '')
  const hire = `/hire/${provider.id}` as const
  return (
    <Banner
      tone={isOver ? 'info' : 'warn'}
      title={
        isNo
          ? say(side === 'family' ? hubTexts.youDeclined : hubTexts.theyDeclined, {
              name,
              day: dateWords(end.at, 'day', say.locale, connection.time_zone),
            })
          : say(isOver ? hubTexts.ended : words.endsOn, { day })
      }
      actions={
        isOver ? (
          now ? (
            <Link href={connectionPage(side, now.id)} look="quiet">
              {say(hubTexts.seeNow)}
            </Link>
          ) : (
            side === 'family' &&
            mayView(hire) && (
              <Link href={hire} look="quiet">
                {isNo ? say(familyOfferTexts.hire, { name }) : say(words.rehire)}
              </Link>
            )
          )
        ) : (
          endedIt && <Resume open={open} />
        )
      }
    >
      {isOver && now?.hire_stage === 3 && <p>{say(hubTexts.goesOn)}</p>}
      {reason && (
        <p>
          {endedIt
            ? say(words.youEnded, { reason: say(reason.label) })
            : say(words.because, { name, reason: say(reason.label) })}
        </p>
      )}
      {!isOver && endedIt && <p className="soft">{say(words.resumeHint)}</p>}
    </Banner>
  )
}

/** Takes the end back, while it lasts. */
function Resume({ open: { connection, took } }: { open: OpenConnection }) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [resume] = useState(() =>
    action(() => care.call(resumeConnection, { id: connection.id }), {
      done(goesOn) {
        toasts.success(words.resumed)
        took(goesOn)
      },
      failed: sayFailure(toasts),
    }),
  )
  const busy = useValue(resume.busy)
  return (
    <Button look="quiet" busy={busy} onClick={() => void resume.run()}>
      {say(words.resume)}
    </Button>
  )
}
