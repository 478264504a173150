import { nextWork, workDay, workMoment, type DayWork, type WorkMoment } from '@homecare/sdk/dashboards'
import { isPlaceTold } from '@homecare/sdk/hiring'
import { addDays, dateWords, dayIn } from '@homecare/sdk/kit'
import { mapHref } from '@homecare/sdk/places'
import { clockScreenTexts, dayTexts as words, hireStepTexts } from '@homecare/sdk/texts'
import type { ClockTimes } from '../../clock/useClock'
import { clockWords, timeWords } from '../../clock/timeWords'
import { Avatar } from '../../kit/figures/Avatar'
import { Badge } from '../../kit/figures/Badge'
import { telHref } from '../../kit/telHref'
import { Icon } from '../../kit/icons/Icon'
import { calendar } from '../../kit/icons/basic'
import { clock, message, people, phone, place } from '../../kit/icons/care'
import { A, Link } from '../../kit/Link'
import { useSay, type Say } from '../../kit/say'
import { durationWords } from './dayWords'
import { HomeClock } from './HomeClock'
import './NowCard.css'
import { NothingPlanned } from './NothingPlanned'
import { workHref } from './workTarget'

interface NowCardProps {
  works: readonly DayWork[]
  now: Date
  isAgency: boolean
  onClocked: (work: DayWork, times: ClockTimes) => void
}

/** What is now or comes next, with its clock, where it is and who is there; with nothing planned, the one next step. */
export function NowCard({ works, now, isAgency, onClocked }: NowCardProps) {
  const work = nextWork(works, now)
  const moment = work && workMoment(work, now)
  if (!work || !moment) return <NothingPlanned isAgency={isAgency} />
  return (
    <Shown
      key={`${work.kind}${work.id}`}
      {...{ work, moment, now, isAgency }}
      onClocked={(times) => onClocked(work, times)}
    />
  )
}

interface ShownProps {
  work: DayWork
  moment: WorkMoment
  now: Date
  isAgency: boolean
  onClocked: (times: ClockTimes) => void
}

function Shown({ work, moment, now, isAgency, onClocked }: ShownProps) {
  const say = useSay()
  const isOn = moment.phase === 'on'
  const day = workDay(work)
  const isToday = day === dayIn(work.time_zone, now)
  const label = work.kind === 'visit' ? [words.nowVisit, words.nextVisit] : [words.nowShift, words.nextShift]
  return (
    <section className="card now-card" data-on={isOn || undefined} aria-label={say(label[isOn ? 0 : 1]!)}>
      <div className="now-zone">
        <p className="now-badges">
          <Badge tone={isOn ? 'good' : isLate(moment) ? 'warn' : 'info'} icon={isToday ? clock : calendar}>
            {stateWords(work, moment, isToday, now, say)}
          </Badge>
          {work.to_confirm && <Badge tone="warn">{say(words.toConfirm)}</Badge>}
        </p>
        <h2 className={isOn || moment.phase === 'out' ? 'now-worked' : 'now-time'}>
          {moment.phase === 'on' || moment.phase === 'out'
            ? say(durationWords(moment.worked))
            : say(timeWords(work.start, work.end, work.time_zone))}
        </h2>
        {isOn ? <Progress work={work} moment={moment} /> : <Who work={work} isAgency={isAgency} />}
        <HomeClock work={work} moment={moment} now={now} onClocked={onClocked} />
      </div>
      <div className="now-zone">
        {isOn && <Who work={work} isAgency={isAgency} />}
        <Place work={work} now={now} isAgency={isAgency} />
        {work.note && (
          <p className="now-note">
            <Icon of={message} />
            <span>
              <span className="hidden">{say(words.note)}: </span>
              {work.note}
            </span>
          </p>
        )}
      </div>
    </section>
  )
}

/** Nobody has clocked in, and it should have begun. */
const isLate = (moment: WorkMoment) => moment.phase !== 'on' && moment.phase !== 'out' && moment.startsIn < 0

/** 'Starts in 12 minutes', 'On shift since 8:27 AM', 'Tomorrow', 'Thursday, November 26'. */
function stateWords(work: DayWork, moment: WorkMoment, isToday: boolean, now: Date, say: Say): string {
  if (moment.phase === 'on')
    return say(words.onSince, { time: say(clockWords(work.clock_in_at ?? '', work.time_zone)) })
  if (moment.phase === 'out')
    return say(clockScreenTexts.outAt, { time: say(clockWords(work.clock_out_at ?? '', work.time_zone)) })
  const { startsIn } = moment
  if (isToday && startsIn < 0) return say(words.startedAgo, { time: say(durationWords(-startsIn)) })
  if (isToday && startsIn === 0) return say(words.startsNow)
  if (isToday) return say(words.startsIn, { time: say(durationWords(startsIn)) })
  const day = workDay(work)
  const named = dateWords(day, 'weekday', say.locale)
  return day === addDays(dayIn(work.time_zone, now), 1) ? `${say(words.tomorrow)}, ${named}` : named
}

function Progress({ work, moment }: { work: DayWork; moment: WorkMoment & { phase: 'on' } }) {
  const say = useSay()
  const { worked, planned, left } = moment
  const time = say(clockWords(work.end, work.time_zone))
  return (
    <div className="now-progress">
      <progress
        value={Math.min(worked, planned)}
        max={planned}
        aria-label={say(words.workedOf, {
          worked: say(durationWords(worked)),
          planned: say(durationWords(planned)),
        })}
      />
      <p>
        {left > 0
          ? say(words.untilLeft, { time, left: say(durationWords(left)) })
          : say(words.untilOver, { time })}
      </p>
    </div>
  )
}

function Who({ work, isAgency }: { work: DayWork; isAgency: boolean }) {
  const say = useSay()
  const { name, photo, about, kind } = work
  const href = workHref(work, isAgency)
  return (
    <div className="now-who">
      {kind === 'visit' && <Avatar name={name} src={photo} eager />}
      <p>
        <b>
          <A href={href}>
            {name}
            <span className="hidden">: {say(kind === 'visit' ? words.details : words.detailsShift)}</span>
          </A>
        </b>
        {about && (
          <>
            <br />
            <span className="soft">{about}</span>
          </>
        )}
      </p>
    </div>
  )
}

/** Where it is with a map, and who is there with a telephone or a message. */
function Place({ work, now, isAgency }: { work: DayWork; now: Date; isAgency: boolean }) {
  const say = useSay()
  const { address, access_note, city, state, name, kind, conversation_id } = work
  const digits = work.phone
  const whole = `${address ? `${address}, ` : ''}${city}, ${state}`
  const isFamily = kind === 'visit'
  return (
    <ul className="now-facts" role="list">
      <li>
        <Icon of={place} />
        <p>
          <b>{address ?? `${city}, ${state}`}</b>
          <br />
          <span className="soft">
            {address
              ? `${city}, ${state}`
              : isFamily && !isAgency && say(isPlaceTold(work, now) ? words.addressNone : words.addressLater)}
          </span>
          {access_note && (
            <>
              <br />
              <span className="soft">{say(hireStepTexts.accessNote)}:</span> {access_note}
            </>
          )}
        </p>
        {address && (
          <Link href={mapHref(whole)} look="tonal" external aria-label={say(words.mapOf, { address: whole })}>
            {say(words.map)}
          </Link>
        )}
      </li>
      {(digits ?? conversation_id) !== null && (
        <li>
          <Icon of={people} />
          <p>
            <b>{name}</b>
          </p>
          <span className="now-reach">
            {digits && (
              <Link href={telHref(digits)} look="tonal" icon={phone} aria-label={say(words.callOf, { name })}>
                {say(words.call)}
              </Link>
            )}
            {conversation_id !== null && (
              <Link
                href={`/messages/${conversation_id}`}
                look={digits ? 'plain' : 'tonal'}
                icon={message}
                aria-label={`${say(words.write)}: ${name}`}
              >
                {say(words.write)}
              </Link>
            )}
          </span>
        </li>
      )}
    </ul>
  )
}
