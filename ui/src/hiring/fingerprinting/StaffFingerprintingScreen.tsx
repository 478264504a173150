import { getPersonRecord, type PersonRecord } from '@homecare/sdk/account'
import {
  fingerprintLists,
  getFingerprintCase,
  listFingerprintCases,
  type FingerprintCase,
  type FingerprintCaseDetail,
  type FingerprintList,
} from '@homecare/sdk/hiring'
import { dateWords, isApiError, message, type Sayable } from '@homecare/sdk/kit'
import { pageTitles, staffDeskTexts, staffFingerprintingTexts as words } from '@homecare/sdk/texts'
import { withQuery } from '../../frame/navigation'
import type { HeadOf, Load, ScreenProps } from '../../frame/screen'
import { useSay } from '../../kit/say'
import { EmptyState } from '../../kit/states/EmptyState'
import { PersonEvidence } from '../../people/PersonEvidence'
import { QueueLists } from '../../people/QueueLists'
import { QueuePage } from '../../people/QueuePage'
import { FingerprintCaseCard } from './FingerprintCaseCard'

interface FingerprintsData {
  readonly cases: readonly FingerprintCase[]
  /** What is open, with whose fingerprints they are; `gone` where it is not there any more. */
  readonly open: { readonly one: FingerprintCaseDetail; readonly person: PersonRecord } | 'gone' | null
  readonly now: string
}

const shownIn = (query: URLSearchParams): FingerprintList =>
  fingerprintLists.find((list) => list === query.get('show')) ?? 'open'

export const load: Load<FingerprintsData> = async ({ care, params, query, signal }) => {
  const id = params['requestId']
  const [cases, one] = await Promise.all([
    care.call(listFingerprintCases, { query: { show: shownIn(query) } }, { signal }),
    id ? thereOrGone(care.call(getFingerprintCase, { id }, { signal })) : null,
  ])
  const found = one === 'gone' || one === null ? null : one
  const person = found && (await care.call(getPersonRecord, { id: found.caregiver.id }, { signal }))
  return {
    cases,
    open: found && person ? { one: found, person } : one === 'gone' ? 'gone' : null,
    now: new Date().toISOString(),
  }
}
export const head: HeadOf<FingerprintsData> = () => ({ title: pageTitles.staffFingerprinting })

async function thereOrGone<T>(asked: Promise<T>): Promise<T | 'gone'> {
  try {
    return await asked
  } catch (error) {
    if (isApiError(error) && error.kind === 'notFound') return 'gone'
    throw error
  }
}

/** Staff: caregivers who have agreed to have their fingerprints taken, with what is to be done next beside who they are. */
export default function StaffFingerprintingScreen({ data, query }: ScreenProps<FingerprintsData>) {
  const say = useSay()
  const { cases, open, now } = data
  const shown = shownIn(query)
  const show = shown === 'open' ? null : shown
  const none = { open: staffDeskTexts.nobody, ahead: words.noneAhead, done: words.noneDone }[shown]
  return (
    <QueuePage
      title={words.title}
      lead={words.lead}
      href="/staff/fingerprinting"
      now={now}
      open={
        open === 'gone'
          ? { id: -1, name: say(staffDeskTexts.ended) }
          : open && { id: open.one.id, name: open.one.caregiver.name }
      }
      above={
        <QueueLists
          label={words.lists}
          href="/staff/fingerprinting"
          query={query}
          lists={fingerprintLists}
          shown={shown}
          words={words}
        />
      }
      empty={<EmptyState title={say(none)} />}
      items={cases.map((one) => ({
        id: one.id,
        href: withQuery(`/staff/fingerprinting/${one.id}`, query, { show }),
        name: one.caregiver.name,
        facts: factsOf(one, say.locale),
        since: one.since,
      }))}
    >
      {open === 'gone' ? (
        <EmptyState title={say(staffDeskTexts.ended)}>{say(staffDeskTexts.endedHint)}</EmptyState>
      ) : (
        open && (
          <>
            <FingerprintCaseCard key={`${open.one.id} ${open.one.version}`} one={open.one} cases={cases} />
            <PersonEvidence person={open.person} now={now} />
          </>
        )
      )}
    </QueuePage>
  )
}

/** What is to be done next, or when the appointment is. */
function factsOf({ state, since, appointment }: FingerprintCase, locale: 'en' | 'es'): Sayable[] {
  if (since !== null) return [state === 'agreed' ? words.toSend : words.toRecord]
  return appointment ? [message(words.appointmentOn, { day: dateWords(appointment.day, 'day', locale) })] : []
}
