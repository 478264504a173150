import { nextShiftOf, paperAsks } from '@homecare/sdk/agency'
import { agencyDeskTexts as words } from '@homecare/sdk/texts'
import { useNow } from '../../clock/useNow'
import type { HeadOf, ScreenProps } from '../../frame/screen'
import { Avatar } from '../../kit/figures/Avatar'
import { Badge } from '../../kit/figures/Badge'
import { LongList } from '../../kit/layout/LongList'
import { Page } from '../../kit/layout/Page'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { EmptyState } from '../../kit/states/EmptyState'
import { loadDesk, type DeskData } from './loadDesk'
import { nameOf, placeOf, whenOf } from './words'
import './Desk.css'

export const load = loadDesk
export const head: HeadOf<DeskData> = () => ({ title: words.people })

/** How many are shown before all of them are asked for. */
const shown = 20

/** Who works for the agency, each with the next shift and what their papers ask. */
export default function AgencyCaregiversScreen({ data }: ScreenProps<DeskData>) {
  const say = useSay()
  const now = useNow(data.loadedAt)
  const { agency, today, caregivers, papers, shifts } = data
  if (caregivers.length === 0)
    return (
      <Page className="agency" title={say(words.people)}>
        <EmptyState
          title={say(words.none)}
          actions={
            <Link href="/contact" look="quiet">
              {say(words.contactUs)}
            </Link>
          }
        >
          {say(words.noneHint)}
        </EmptyState>
      </Page>
    )
  return (
    <Page
      className="agency"
      title={say(words.people)}
      lead={say.count(words.caregiversCount, caregivers.length, { agency: agency.name })}
    >
      <LongList items={caregivers} by={({ id }) => id} look="lines" label={say(words.people)} first={shown}>
        {(caregiver) => {
          const theirs = papers.filter(({ caregiver_id }) => caregiver_id === caregiver.id)
          const asks = theirs.filter((paper) => paperAsks(paper, today)).length
          const next = nextShiftOf(shifts, caregiver.id, now)
          return (
            <div className="agency-line">
              <div className="row">
                <Avatar name={caregiver.first_name} src={caregiver.photo} />
                <div>
                  <Link href={`/agency/caregivers/${caregiver.id}`} look="line">
                    {nameOf(caregiver)}
                  </Link>
                  <p className="soft">
                    {next
                      ? say(words.next, { when: whenOf(say, next), place: placeOf(say, next) })
                      : say(words.noNext)}
                  </p>
                </div>
              </div>
              {asks > 0 && <Badge tone="warn">{say.count(words.askCount, asks)}</Badge>}
            </div>
          )
        }}
      </LongList>
    </Page>
  )
}
