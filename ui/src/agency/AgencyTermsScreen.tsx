import {
  agreeToAgencyTerms,
  getAgencyOnboarding,
  listAgencyTermsAnswers,
  type AgencyOnboarding,
  type AgencyTermsAnswer,
} from '@homecare/sdk/agency'
import {
  ApiError,
  createForm,
  dateWords,
  dayIn,
  describeFailure,
  pacificTimeZone,
  partOrNull,
} from '@homecare/sdk/kit'
import { agencyTexts as words, legalDates, legalHref, legalTexts, legalVersion } from '@homecare/sdk/texts'
import { useState } from 'react'
import { TextParts } from '../content/TextParts'
import { useApp } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { CheckboxField } from '../kit/fields/CheckboxField'
import { Form } from '../kit/fields/Form'
import { Card } from '../kit/layout/Card'
import { List } from '../kit/layout/List'
import { Page } from '../kit/layout/Page'
import { Section } from '../kit/layout/Section'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { Banner } from '../kit/states/Banner'
import { ErrorState } from '../kit/states/ErrorState'

interface TermsData {
  readonly date: string
  /** What an agency's caregiver has agreed to; null where it could not be loaded, undefined for anybody else. */
  readonly own?: AgencyOnboarding | null
  /** Who agreed, for the staff; likewise. */
  readonly answers?: readonly AgencyTermsAnswer[] | null
}

/** A day on which no version came into force has no page. */
export const load: Load<TermsData> = async ({ care, params, identity: { user_type }, signal }) => {
  const version = legalVersion('agency', params['date'])
  if (!version) throw new ApiError('notFound')
  return {
    date: version.date,
    ...(user_type === 'agency_caregiver' && {
      own: await partOrNull(care.call(getAgencyOnboarding, {}, { signal })),
    }),
    ...(user_type === 'staff' && {
      answers: await partOrNull(care.call(listAgencyTermsAnswers, {}, { signal })),
    }),
  }
}
export const head: HeadOf<TermsData> = ({ date }) => ({
  title: words.terms,
  description: words.termsLead,
  canonical: legalHref('agency', date),
})

/** The supplemental terms of agencies, as in force now or as of a day; their caregivers agree here, staff see who has. */
export default function AgencyTermsScreen({ data: { date, own, answers } }: ScreenProps<TermsData>) {
  const say = useSay()
  const { navigation } = useApp()
  const others = legalDates('agency').filter((other) => other !== date)
  const isCurrent = legalVersion('agency')?.date === date
  const inWords = (day: string) => dateWords(day, 'day', say.locale)
  return (
    <Page width="read" title={say(words.terms)} lead={say(words.termsLead)}>
      {isCurrent ? (
        <p className="soft">{say(legalTexts.inForce, { day: inWords(date) })}</p>
      ) : (
        <Banner
          tone="warn"
          actions={
            <Link href={legalHref('agency')} look="line">
              {say(legalTexts.current)}
            </Link>
          }
        >
          <p>{say(legalTexts.wasInForce, { day: inWords(date) })}</p>
        </Banner>
      )}
      <TextParts parts={legalVersion('agency', date)?.parts ?? []} />
      {isCurrent && own && <Agreement key={String(own.terms_agreed_at)} own={own} version={date} />}
      {(own === null || answers === null) && (
        <ErrorState title={words.acceptedLoadFailed} retry={() => navigation.reload()} />
      )}
      {answers && <Answers answers={answers} />}
      {others.length > 0 && (
        <Section title={say(legalTexts.versions)}>
          <ul>
            {others.map((other) => (
              <li key={other}>
                <Link href={legalHref('agency', other)} look="line">
                  {inWords(other)}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Page>
  )
}

function Agreement({ own, version }: { own: AgencyOnboarding; version: string }) {
  const say = useSay()
  const { care, toasts, navigation } = useApp()
  const [form] = useState(() =>
    createForm<{ agreed: boolean }>({
      fields: { agreed: { initial: false, checks: [(agreed) => (agreed ? null : words.acceptFirst)] } },
      submit: async () => void (await care.call(agreeToAgencyTerms, { body: { version, agreed: true } })),
      describe: describeFailure,
    }),
  )
  if (own.terms_agreed_at) {
    const day = dateWords(dayIn(pacificTimeZone, new Date(own.terms_agreed_at)), 'day', say.locale)
    return (
      <Card>
        <p>{say(words.accepted, { day })}</p>
        <p>
          <Link href="/agency-cg-onboarding" look="quiet">
            {say(words.title)}
          </Link>
        </p>
      </Card>
    )
  }
  return (
    <Card>
      <Form
        form={form}
        submit={words.accept}
        onAccepted={async () => {
          toasts.success(words.acceptedToast)
          await navigation.go('/agency-cg-onboarding', { evenUnsaved: true })
        }}
      >
        <CheckboxField form={form} name="agreed" label={words.agree} />
      </Form>
    </Card>
  )
}

function Answers({ answers }: { answers: readonly AgencyTermsAnswer[] }) {
  const say = useSay()
  const inWords = (day: string) => dateWords(day, 'day', say.locale)
  return (
    <Section title={say(words.who)}>
      {answers.length === 0 ? (
        <p className="soft">{say(words.whoNone)}</p>
      ) : (
        <Card>
          <List items={answers} by={({ user_id, version }) => `${user_id} ${version}`} look="lines">
            {({ user_id, name, version, agreed_at }) => (
              <div>
                <Link href={`/staff/people/${user_id}`} look="line">
                  {name}
                </Link>
                <p className="soft">
                  {say(words.whoFacts, {
                    version: inWords(version),
                    day: inWords(dayIn(pacificTimeZone, new Date(agreed_at))),
                  })}
                </p>
              </div>
            )}
          </List>
        </Card>
      )}
    </Section>
  )
}
