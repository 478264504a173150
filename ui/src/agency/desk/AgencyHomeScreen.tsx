import { agencyAsks, agencyDay, agencySteps } from '@homecare/sdk/agency'
import { message } from '@homecare/sdk/kit'
import { agencyDeskTexts as words } from '@homecare/sdk/texts'
import { useNow } from '../../clock/useNow'
import type { HeadOf, ScreenProps } from '../../frame/screen'
import { Columns } from '../../kit/layout/Columns'
import { LongList } from '../../kit/layout/LongList'
import { Page } from '../../kit/layout/Page'
import { RowLink } from '../../kit/layout/RowLink'
import { Section } from '../../kit/layout/Section'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { EmptyState } from '../../kit/states/EmptyState'
import { loadDesk, type DeskData } from './loadDesk'
import { PaperLine } from './PaperLine'
import { ShiftLine } from './ShiftLine'
import { nameOf, placeOf, whenOf } from './words'
import './Desk.css'

export const load = loadDesk
export const head: HeadOf<DeskData> = () => ({ title: words.home })

/** How much of a list is shown before all of it is asked for. */
const shown = 8

/** An agency's home: what today asks of it, and who works where. */
export default function AgencyHomeScreen({ data }: ScreenProps<DeskData>) {
  const say = useSay()
  const { agency, today, caregivers } = data
  const now = useNow(data.loadedAt)
  const day = agencyDay(data, now)
  const nameBy = (id: number) => {
    const caregiver = caregivers.find((one) => one.id === id)
    return caregiver ? nameOf(caregiver) : ''
  }
  const asks = agencyAsks(day)
  return (
    <Page
      className="agency"
      title={say(words.home)}
      lead={say.count(words.caregiversCount, caregivers.length, { agency: agency.name })}
    >
      <Columns
        aside={
          <Section title={say(words.shiftsToday)}>
            {day.shifts.length > 0 ? (
              <LongList items={day.shifts} by={keyOf} look="lines" first={shown}>
                {(shift) => <ShiftLine shift={shift} name={nameBy(shift.caregiver_id)} now={now} />}
              </LongList>
            ) : (
              <p className="soft">{say(words.noShiftsToday)}</p>
            )}
          </Section>
        }
      >
        <Section title={say(words.toDo)}>
          {asks === 0 && (
            <EmptyState level={3} title={say(words.nothing)}>
              {say(words.nothingHint)}
            </EmptyState>
          )}
          {day.unconfirmed.length > 0 && (
            <LongList items={day.unconfirmed} by={keyOf} look="lines" first={shown}>
              {(shift) => (
                <RowLink
                  href={`/agency/caregivers/${shift.caregiver_id}`}
                  title={message(words.unconfirmed, { name: nameBy(shift.caregiver_id) })}
                  hint={`${whenOf(say, shift)} · ${placeOf(say, shift)}`}
                />
              )}
            </LongList>
          )}
          {day.papers.length > 0 && (
            <LongList items={day.papers} by={keyOf} look="lines" first={shown}>
              {(paper) => (
                <>
                  <Link href={`/agency/caregivers/${paper.caregiver_id}`} look="line">
                    {nameBy(paper.caregiver_id)}
                  </Link>
                  <PaperLine paper={paper} today={today} />
                </>
              )}
            </LongList>
          )}
          {day.beginners.length > 0 && (
            <LongList items={day.beginners} by={({ id }) => id} look="lines" first={shown}>
              {(caregiver) => (
                <RowLink
                  href={`/agency/caregivers/${caregiver.id}`}
                  title={say.count(words.unready, agencySteps.ids.length - caregiver.steps_done.length, {
                    name: nameOf(caregiver),
                  })}
                />
              )}
            </LongList>
          )}
        </Section>
      </Columns>
    </Page>
  )
}

const keyOf = ({ kind, id }: { kind: string; id: number }) => `${kind} ${id}`
