import {
  freeDays,
  plannedCents,
  workWeek,
  type CaregiverDay,
  type WorkWeekDay,
} from '@homecare/sdk/dashboards'
import { dateWords, formatDollars, listed, localeTags, weekdayName } from '@homecare/sdk/kit'
import { dayTexts as words, paymentsTexts } from '@homecare/sdk/texts'
import { Card } from '../../kit/layout/Card'
import { Icon } from '../../kit/icons/Icon'
import { right } from '../../kit/icons/basic'
import { clock, money } from '../../kit/icons/care'
import { A, Link } from '../../kit/Link'
import { Section } from '../../kit/layout/Section'
import { useSay, type Say } from '../../kit/say'
import { hoursOf } from './dayWords'
import './WeekCard.css'

/** The week in seven pillars with a sentence, and what it comes to. */
export function WeekCard({ day, now }: { day: CaregiverDay; now: Date }) {
  const say = useSay()
  const { works, today } = day
  const week = workWeek(works, today)
  return (
    <Section
      title={say(words.week)}
      aside={
        <Link href="/schedule?view=week" look="line">
          {say(words.schedule)}
        </Link>
      }
    >
      <Card className="week-card">
        <ol className="week-days" role="list">
          {week.map((one, weekday) => (
            <li key={one.day}>
              <Day {...{ one, weekday, today }} tallest={Math.max(...week.map(allOf), 1)} />
            </li>
          ))}
        </ol>
        <p className="small">{weekSentence(week, today, say)}</p>
        <Pay day={day} now={now} />
        {day.pay.next_deposit !== undefined && <NextDeposit next={day.pay.next_deposit} />}
      </Card>
    </Section>
  )
}

const allOf = ({ booked, asked }: WorkWeekDay) => booked + asked

interface DayProps {
  one: WorkWeekDay
  /** 0 = Sunday. */
  weekday: number
  today: string
  tallest: number
}

function Day({ one, weekday, today, tallest }: DayProps) {
  const say = useSay()
  const { day, booked, asked } = one
  const all = allOf(one)
  const parts = [
    ...(booked > 0 ? [say(words.dayBooked, { hours: say.count(words.onlyHours, hoursOf(booked)) })] : []),
    ...(asked > 0 ? [say(words.dayAsked, { hours: say.count(words.onlyHours, hoursOf(asked)) })] : []),
  ]
  const tenths = (minutes: number) => Math.max(1, Math.round((minutes / tallest) * 10))
  return (
    <A
      className="week-day"
      href={`/schedule?view=week&on=${day}`}
      aria-current={day === today ? 'date' : undefined}
    >
      <span className="hidden">
        {say(words.dayLabel, {
          day: dateWords(day, 'weekday', say.locale),
          hours: parts.join(', ') || say(words.dayFree),
        })}
      </span>
      <span className="week-day-name" aria-hidden="true">
        {weekdayName(say.locale, weekday, 'short')}
      </span>
      <b aria-hidden="true">{Number(day.slice(8))}</b>
      <span className="week-day-pillar" aria-hidden="true">
        {asked > 0 && <i data-asked data-tall={tenths(asked)} />}
        {booked > 0 && <i data-tall={tenths(booked)} />}
        {all === 0 && <i data-free />}
      </span>
      <span className="week-day-hours" aria-hidden="true">
        {all === 0
          ? say(words.free)
          : say(asked > 0 ? words.hoursAsked : words.hoursShort, { hours: number(hoursOf(all), say) })}
      </span>
    </A>
  )
}

/** '28 hours booked, 8 to confirm, Wednesday free.' */
function weekSentence(week: readonly WorkWeekDay[], today: string, say: Say): string {
  const sum = (of: 'booked' | 'asked') => hoursOf(week.reduce((all, one) => all + one[of], 0))
  const [booked, asked] = [sum('booked'), sum('asked')]
  if (booked + asked === 0) return say(words.weekFree)
  const free = freeDays(week, today).map((day) =>
    weekdayName(
      say.locale,
      week.findIndex((one) => one.day === day),
    ),
  )
  return say(words.sentence, {
    parts: [
      say.count(words.booked, booked),
      ...(asked > 0 ? [say.count(words.toConfirmHours, asked)] : []),
      ...(free.length > 0 ? [say.count(words.freeOn, free.length, { days: listed(free, say.locale) })] : []),
    ].join(', '),
  })
}

/** What the week has come to, what it may come to, and how far earlier hours of facilities have come, whose day of payment is not known. */
function Pay({ day, now }: { day: CaregiverDay; now: Date }) {
  const say = useSay()
  const { earned, minutes, handed_in, approved } = day.pay
  const planned = plannedCents(day.works, day.today, now)
  return (
    <A className="week-pay" href="/caregiver/earnings">
      <Icon of={money} />
      <span>
        <b>{say(words.soFar, { money: formatDollars(earned) })}</b>
        <span className="small soft">
          {say(words.clocked, { hours: say.count(words.onlyHours, hoursOf(minutes)) })}{' '}
          {planned !== null && planned > 0 && say(words.comesTo, { money: formatDollars(earned + planned) })}
        </span>
        {approved > 0 && (
          <span className="small">
            {say(words.approved, { money: formatDollars(approved) })}
            {'. '}
            {say(words.approvedNoDay)}
          </span>
        )}
        {handed_in > 0 && (
          <span className="small">{say(words.handedIn, { money: formatDollars(handed_in) })}.</span>
        )}
        <span className="hidden">{say(words.seeEarnings)}</span>
      </span>
      <Icon of={right} />
    </A>
  )
}

/** The next deposit and its day; the way to all of them where there is none. */
function NextDeposit({ next }: { next: CaregiverDay['pay']['next_deposit'] }) {
  const say = useSay()
  return (
    <A className="week-pay" href="/payments">
      <Icon of={clock} />
      <span>
        <b>
          {next
            ? say(paymentsTexts.nextText, {
                total: formatDollars(next.cents),
                day: dateWords(next.arrives_on, 'weekday', say.locale),
              })
            : say(paymentsTexts.yourPay)}
        </b>
        {next && <span className="small soft">{say(paymentsTexts.yourPay)}</span>}
      </span>
      <Icon of={right} />
    </A>
  )
}

const number = (value: number, say: Say) =>
  new Intl.NumberFormat(localeTags[say.locale], { maximumFractionDigits: 1 }).format(value)
