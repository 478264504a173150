import { mayViewPage } from '@homecare/sdk/addresses'
import {
  consentKinds,
  enrollmentStates,
  listResearchConsents,
  listStudies,
  mayTakePartInResearch,
  researchSteps,
  type ResearchConsent,
  type StudyInList,
} from '@homecare/sdk/research'
import { dateWords, pacificTimeZone } from '@homecare/sdk/kit'
import { disclosureTexts as words } from '@homecare/sdk/texts'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Card } from '../kit/layout/Card'
import { List } from '../kit/layout/List'
import { Page } from '../kit/layout/Page'
import { Section } from '../kit/layout/Section'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { EmptyState } from '../kit/states/EmptyState'
import { studyHref } from './studyPage'

interface DisclosureData {
  readonly studies: readonly StudyInList[]
  /** Null for a visitor. */
  readonly consents: readonly ResearchConsent[] | null
  readonly mayHaveRecords: boolean
}

export const load: Load<DisclosureData> = async ({ care, identity, signal }) => {
  const isVisitor = identity.user_type === 'anonymous'
  const [studies, consents] = await Promise.all([
    care.call(listStudies, {}, { signal }),
    isVisitor ? null : care.call(listResearchConsents, {}, { signal }),
  ])
  const mayHaveRecords =
    mayTakePartInResearch(identity.user_type) && mayViewPage(identity, '/careprovider/enrollment')
  return { studies, consents, mayHaveRecords }
}
export const head: HeadOf<DisclosureData> = () => ({ title: words.title })

/** What leaves this site about somebody's health, to whom, and a copy of what they agreed to. */
export default function DisclosureScreen({ data }: ScreenProps<DisclosureData>) {
  const say = useSay()
  const { studies, consents, mayHaveRecords } = data
  return (
    <Page width="read" title={say(words.title)} lead={say(words.lead)}>
      <Section title={say(words.rule)}>
        <Card>
          <ul>
            <li>{say(words.ruleStudies)}</li>
            <li>{say(words.ruleRecords)}</li>
            <li>{say(words.ruleLog)}</li>
          </ul>
          {consents && (
            <p>
              <Link href="/settings/trail" look="line">
                {say(words.trail)}
              </Link>
            </p>
          )}
        </Card>
      </Section>
      <Section title={say(words.studies)}>
        {studies.length === 0 ? (
          <EmptyState title={say(words.noStudies)} />
        ) : (
          <List items={studies} by={({ code }) => code}>
            {(study) => <StudyCard study={study} />}
          </List>
        )}
      </Section>
      {mayHaveRecords && (
        <Section title={say(words.records)}>
          <div className="row">
            <Link href="/careprovider/enrollment" look="line">
              {say(words.recordsOpen)}
            </Link>
          </div>
        </Section>
      )}
      {consents && (
        <Section title={say(words.agreed)}>
          {consents.length === 0 ? (
            <EmptyState title={say(words.nothingAgreed)} />
          ) : (
            <List items={consents} by={({ id }) => id}>
              {(consent) => <ConsentCard consent={consent} />}
            </List>
          )}
        </Section>
      )}
    </Page>
  )
}

function StudyCard({ study: { code, title, summary, state, is_open, is_staff } }: { study: StudyInList }) {
  const say = useSay()
  const standing = enrollmentStates.find(state ?? '')?.label
  const facts = [standing, !is_open && words.closed, is_staff && words.staff].filter((one) => !!one)
  return (
    <Card>
      <h3>
        <Link href={studyHref(code)} look="line">
          {title}
        </Link>
      </h3>
      <p>{summary}</p>
      {facts.length > 0 && <p className="soft">{facts.map((one) => say(one)).join(' · ')}</p>}
    </Card>
  )
}

/** Word for word what was shown, in the language in which it was read. */
function ConsentCard({ consent }: { consent: ResearchConsent }) {
  const say = useSay()
  const { study_title, step, kind, version, language, words: shown, at } = consent
  const kindWords = consentKinds.find(kind)?.label
  const stepWords = researchSteps.find(step)?.label
  return (
    <Card>
      <details>
        <summary>
          {study_title}: {stepWords ? say(stepWords) : step}
          <br />
          <span className="soft">
            {[
              kindWords && say(kindWords),
              dateWords(at, 'dateTime', say.locale, pacificTimeZone),
              say(words.version, { version }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </summary>
        <div lang={language}>
          {shown.split('\n\n').map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      </details>
    </Card>
  )
}
