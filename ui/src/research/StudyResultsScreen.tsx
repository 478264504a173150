import { getPatientSearch, researchLimits, type PatientSearch, type Study } from '@homecare/sdk/research'
import { formatFormDate, message } from '@homecare/sdk/kit'
import { researchStaffTexts as words } from '@homecare/sdk/texts'
import { goneAsNull } from '../account/goneAsNull'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Card } from '../kit/layout/Card'
import { List } from '../kit/layout/List'
import { Page } from '../kit/layout/Page'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { EmptyState } from '../kit/states/EmptyState'
import { studyStaffHref } from './studyPage'
import { studyOfStaff } from './StudySearchScreen'

interface ResultsData {
  readonly study: Study
  /** Null where it was never made, or is over. */
  readonly search: PatientSearch | null
}

export const load: Load<ResultsData> = async (context) => {
  const study = await studyOfStaff(context)
  const id = Number(context.query.get('search'))
  const search =
    Number.isInteger(id) && id > 0
      ? await goneAsNull(
          context.care.call(
            getPatientSearch,
            { study: study.code, searchId: id },
            { signal: context.signal },
          ),
        )
      : null
  return { study, search }
}
export const head: HeadOf<ResultsData> = () => ({ title: words.results })

/** The patients that a search has found. */
export default function StudyResultsScreen({ data: { study, search } }: ScreenProps<ResultsData>) {
  const say = useSay()
  const find = studyStaffHref(study.code, 'search-patient')
  const again = (
    <Link href={find} look="quiet">
      {say(words.again)}
    </Link>
  )
  const asked = search && [search.first_name, search.last_name, formatFormDate(search.birthday ?? '')]
  return (
    <Page
      width="read"
      title={say(words.results)}
      lead={asked && say(message(words.lookedFor, { words: asked.filter(Boolean).join(' ') }))}
      up={{ href: find, words: say(words.find) }}
    >
      {search === null ? (
        <EmptyState title={say(words.over)} actions={again}>
          {say(message(words.overHint, { minutes: researchLimits.searchMinutes }))}
        </EmptyState>
      ) : search.patients.length === 0 ? (
        <EmptyState title={say(words.noneFound)} actions={again}>
          {say(words.noneFoundHint)}
        </EmptyState>
      ) : (
        <>
          <Card>
            <List items={search.patients} by={({ id }) => id} look="lines">
              {(patient) => (
                <div className="row" data-spread>
                  <span>
                    <b>{`${patient.first_name} ${patient.last_initial}.`}</b>
                    <br />
                    <span className="soft">{say(message(words.born, { year: patient.birth_year }))}</span>
                  </span>
                  <Link
                    href={`/studies/${study.code}/log-encounter-info?search=${search.id}&patient=${patient.id}`}
                    look="quiet"
                  >
                    {say(words.encounter)}
                    <span className="hidden">
                      : {`${patient.first_name} ${patient.last_initial}., ${patient.birth_year}`}
                    </span>
                  </Link>
                </div>
              )}
            </List>
          </Card>
          {search.has_more && <p>{say(message(words.foundMore, { count: search.patients.length }))}</p>}
          <div className="row">{again}</div>
        </>
      )}
    </Page>
  )
}
