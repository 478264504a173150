import {
  createAgencyTermsForm,
  getAgencyOnboarding,
  listAgencyTermsAnswers,
  type AgencyOnboarding,
  type AgencyTermsAnswer,
} from '@homecare/sdk/agency'
import { ApiError, dateWords, pacificTimeZone, partOrNull } from '@homecare/sdk/kit'
import { agencyTexts as words, legalHref, legalVersion } from '@homecare/sdk/texts'
import { useState } from 'react'
import { LegalDocument } from '../content/LegalDocument'
import { useApp } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { CheckboxField } from '../kit/fields/CheckboxField'
import { Form } from '../kit/fields/Form'
import { Card } from '../kit/layout/Card'
import { List } from '../kit/layout/List'
import { Section } from '../kit/layout/Section'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
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
  const { navigation } = useApp()
  const isCurrent = legalVersion('agency')?.date === date
  return (
    <LegalDocument document="agency" date={date} title={words.terms} lead={words.termsLead}>
      {isCurrent && own && <Agreement key={String(own.terms_agreed_at)} own={own} version={date} />}
      {(own === null || answers === null) && (
        <ErrorState title={words.acceptedLoadFailed} retry={() => navigation.reload()} />
      )}
      {answers && <Answers answers={answers} />}
    </LegalDocument>
  )
}

function Agreement({ own, version }: { own: AgencyOnboarding; version: string }) {
  const say = useSay()
  const { care, toasts, navigation } = useApp()
  const [form] = useState(() => createAgencyTermsForm(care, version))
  if (own.terms_agreed_at) {
    const day = dateWords(own.terms_agreed_at, 'day', say.locale, pacificTimeZone)
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
                    day: dateWords(agreed_at, 'day', say.locale, pacificTimeZone),
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
