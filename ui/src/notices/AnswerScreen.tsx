import {
  getNoticeLink,
  noticeDeeds,
  noticeKinds,
  answerNoticeLink,
  type NoticeLink,
} from '@homecare/sdk/notices'
import { action, dateWords, message, type Sayable, type Text } from '@homecare/sdk/kit'
import { noticeLinkTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { goneAsNull } from '../account/goneAsNull'
import { timeWords } from '../clock/timeWords'
import { useApp, useCare } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Button } from '../kit/Button'
import { Card } from '../kit/layout/Card'
import { Facts } from '../kit/layout/Facts'
import { Page } from '../kit/layout/Page'
import { Link } from '../kit/Link'
import { Money } from '../kit/Money'
import { ErrorState } from '../kit/states/ErrorState'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'

type Found = NoticeLink | null

export const load: Load<Found> = ({ care, params, signal }) =>
  goneAsNull(care.call(getNoticeLink, { token: params.token ?? '' }, { signal }))

const told = {
  confirm_shift: { title: words.confirmTitle, body: words.confirmBody, done: words.confirmDone },
  decline_shift: { title: words.declineTitle, body: words.declineBody, done: words.declineDone },
  stop_notices: { title: words.stopTitle, body: words.stopBody, done: words.stopDone },
} as const

export const head: HeadOf<Found> = (link) => ({ title: link ? told[link.deed].title : words.unknown })

/** A link of a notice: it says what will happen, and does it at one press, without a password. */
export default function AnswerScreen({ data, params }: ScreenProps<Found>) {
  const care = useCare()
  const [link, setLink] = useState(data)
  const [isDone, setDone] = useState(false)
  const [answering] = useState(() =>
    action(() => care.call(answerNoticeLink, { token: params.token ?? '' }), {
      done({ done, state }) {
        setDone(done)
        setLink((known) => known && { ...known, state })
      },
    }),
  )
  if (!link) return <Gone title={words.unknown} body={words.logInInstead} />
  if (isDone) return <Gone title={told[link.deed].done} body={words.logInInstead} />
  if (link.state !== 'open')
    return (
      <Gone title={words[link.state]} body={link.state === 'over' ? words.overBody : words.logInInstead} />
    )
  return <Asked link={link} answering={answering} />
}

function Asked({
  link: { deed, shift, kind },
  answering,
}: {
  link: NoticeLink
  answering: ReturnType<typeof action<[], { done: boolean; state: NoticeLink['state'] }>>
}) {
  const say = useSay()
  const busy = useValue(answering.busy)
  const error = useValue(answering.error)
  const { title, body } = told[deed]
  const params = { facility: shift?.facility ?? '', kind: kind ? say(noticeKinds.get(kind).label) : '' }
  return (
    <Page width="read" title={say(title)}>
      <Card>
        {shift && (
          <Facts
            facts={[
              { name: words.where, value: shift.facility },
              {
                name: words.when,
                value: `${dateWords(shift.start, 'weekday', say.locale, shift.time_zone)}, ${say(timeWords(shift.start, shift.end, shift.time_zone))}`,
              },
              { name: words.pay, value: <Money cents={shift.rate} perHour /> },
            ]}
          />
        )}
        <p>{say(message(body as Text<string>, params))}</p>
        {error && <ErrorState error={error} />}
        <div className="row">
          <Button look="primary" busy={busy} onClick={() => void answering.run()}>
            {say(noticeDeeds.get(deed).label)}
          </Button>
        </div>
        <p className="soft">{say(words.noPassword)}</p>
      </Card>
    </Page>
  )
}

/** There is nothing more to be done by it: the way on is the login, or home for who is signed in. */
function Gone({ title, body }: { title: Sayable; body: Sayable }) {
  const say = useSay()
  const { session } = useApp()
  const { user_type } = useValue(session.identity)
  return (
    <Page width="read" title={say(title)} lead={say(body)}>
      <div className="row">
        <Link href={user_type === 'anonymous' ? '/accounts/login' : '/'} look="primary">
          {say(user_type === 'anonymous' ? words.logIn : words.home)}
        </Link>
      </div>
    </Page>
  )
}
