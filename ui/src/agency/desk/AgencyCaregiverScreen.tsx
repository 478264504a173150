import {
  agencySteps,
  getAgencyCaregiver,
  isReadyToWork,
  isShiftOver,
  papersByUrgency,
  type AgencyCaregiverDetail,
  type AgencyShift,
} from '@homecare/sdk/agency'
import { dateWords } from '@homecare/sdk/kit'
import { agencyDeskTexts as words } from '@homecare/sdk/texts'
import { useNow } from '../../clock/useNow'
import type { HeadOf, Load, ScreenProps } from '../../frame/screen'
import { Badge } from '../../kit/figures/Badge'
import { Columns } from '../../kit/layout/Columns'
import { List } from '../../kit/layout/List'
import { LongList } from '../../kit/layout/LongList'
import { Page } from '../../kit/layout/Page'
import { Section } from '../../kit/layout/Section'
import { useSay } from '../../kit/say'
import { Contact } from '../../people/Contact'
import { Leaving } from './Leaving'
import { PaperLine } from './PaperLine'
import { ShiftLine } from './ShiftLine'
import { nameOf } from './words'
import './Desk.css'

interface CaregiverData extends AgencyCaregiverDetail {
  readonly loadedAt: string
}

export const load: Load<CaregiverData> = async ({ care, params, signal }) => ({
  ...(await care.call(getAgencyCaregiver, { id: params['caregiverId'] ?? '' }, { signal })),
  loadedAt: new Date().toISOString(),
})
export const head: HeadOf<CaregiverData> = ({ caregiver }) => ({ title: nameOf(caregiver) })

/** How much of a list is shown before all of it is asked for. */
const shown = 8

/** A caregiver of the agency: papers, shifts, and how to reach them. */
export default function AgencyCaregiverScreen({ data }: ScreenProps<CaregiverData>) {
  const say = useSay()
  const { today, caregiver, papers, shifts } = data
  const { email, phone, joined_on } = caregiver
  const now = useNow(data.loadedAt)
  const isOver = (shift: AgencyShift) => isShiftOver(shift, now)
  const lists = [
    { title: words.coming, none: words.noShifts, items: shifts.filter((shift) => !isOver(shift)) },
    { title: words.past, none: words.noPast, items: shifts.filter(isOver).toReversed() },
  ]
  return (
    <Page
      className="agency"
      title={nameOf(caregiver)}
      lead={say(words.since, { day: dateWords(joined_on, 'day', say.locale) })}
      up={{ href: '/agency/caregivers', words: say(words.people) }}
    >
      <Columns
        aside={
          <>
            <Section title={say(words.contact)}>
              <Contact email={email} phone={phone} />
            </Section>
            <Section title={say(words.steps)}>
              {isReadyToWork(caregiver) ? (
                <p>{say(words.stepsDone)}</p>
              ) : (
                <List items={agencySteps.entries} by={({ id }) => id} look="lines">
                  {({ id, label }) => (
                    <div className="agency-line">
                      <span>{say(label)}</span>
                      <Badge tone={caregiver.steps_done.includes(id) ? 'good' : 'warn'}>
                        {say(caregiver.steps_done.includes(id) ? words.stepDone : words.stepOpen)}
                      </Badge>
                    </div>
                  )}
                </List>
              )}
            </Section>
            <Leaving caregiver={caregiver} />
          </>
        }
      >
        <Section title={say(words.papers)}>
          <p className="soft">{say(papers.length > 0 ? words.papersHint : words.noPapers)}</p>
          {papers.length > 0 && (
            <LongList
              items={papersByUrgency(papers, today)}
              by={({ kind, id }) => `${kind} ${id}`}
              look="lines"
              first={shown}
            >
              {(paper) => <PaperLine paper={paper} today={today} />}
            </LongList>
          )}
        </Section>
        {lists.map(({ title, none, items }) => (
          <Section key={title[0]} title={say(title)}>
            {items.length > 0 ? (
              <LongList items={items} by={({ kind, id }) => `${kind} ${id}`} look="lines" first={shown}>
                {(shift) => <ShiftLine shift={shift} now={now} />}
              </LongList>
            ) : (
              <p className="soft">{say(none)}</p>
            )}
          </Section>
        ))}
      </Columns>
    </Page>
  )
}
