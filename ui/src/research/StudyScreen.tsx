import { loginHref } from '@homecare/sdk/addresses'
import { missingAgreement, nextResearchStep, sharesWithStudy } from '@homecare/sdk/research'
import { researchTexts as words } from '@homecare/sdk/texts'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Card } from '../kit/layout/Card'
import { Facts } from '../kit/layout/Facts'
import { Page } from '../kit/layout/Page'
import { Section } from '../kit/layout/Section'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { Banner } from '../kit/states/Banner'
import { LeaveStudy } from './LeaveStudy'
import {
  isUnderWay,
  loadStudy,
  progressOf,
  studyHref,
  studyStaffHref,
  studyStepHref,
  type StudyData,
} from './studyPage'

export const load: Load<StudyData> = loadStudy
export const head: HeadOf<StudyData> = ({ study }) => ({ title: study.title, description: study.summary })

/** What a study is, where its reader stands in it, and the way in. */
export default function StudyScreen({ data }: ScreenProps<StudyData>) {
  const say = useSay()
  const { study } = data
  return (
    <Page width="read" title={study.title} lead={study.summary}>
      <Card>
        <Facts
          facts={[
            { name: words.runBy, value: study.run_by },
            {
              name: words.questionsTo,
              value: (
                <Link href={`mailto:${study.contact_email}`} look="line">
                  {study.contact_email}
                </Link>
              ),
            },
          ]}
        />
        <Way data={data} />
      </Card>
      {isUnderWay(data.enrollment) && <LeaveStudy study={study} />}
      <Section title={say(words.forStaff)}>
        <div className="row">
          <Link
            href={studyStaffHref(study.code, study.is_staff ? 'search-patient' : 'login')}
            look={study.is_staff ? 'quiet' : 'line'}
          >
            {say(words.staffWay)}
          </Link>
        </div>
      </Section>
    </Page>
  )
}

/** The one thing to do next. */
function Way({ data: { study, enrollment, mayTakePart, isVisitor } }: { data: StudyData }) {
  const say = useSay()
  if (isUnderWay(enrollment)) {
    const next = nextResearchStep(progressOf(enrollment)) ?? 'thank-you'
    return (
      <>
        <p>{say(standingOf(enrollment))}</p>
        <div className="row">
          <Link href={studyStepHref(study.code, next)} look="primary">
            {say(next === 'thank-you' ? words.open : words.goOn)}
          </Link>
          <Link href="/disclosure" look="line">
            {say(words.copy)}
          </Link>
        </div>
      </>
    )
  }
  const hasLeft = enrollment !== null
  return (
    <>
      {hasLeft && <Banner>{say(words.left)}</Banner>}
      {!study.is_open ? (
        <p>{say(words.closed)}</p>
      ) : mayTakePart ? (
        <div className="row">
          <Link href={studyStepHref(study.code, 'welcome')} look="primary">
            {say(hasLeft ? words.beginAgain : words.begin)}
          </Link>
        </div>
      ) : (
        <>
          <p>{say(isVisitor ? words.needsAccount : words.notYours)}</p>
          {isVisitor && (
            <div className="row">
              <Link href={loginHref(studyHref(study.code))} look="primary">
                {say(words.logIn)}
              </Link>
              <Link href={studyStepHref(study.code, 'welcome')} look="line">
                {say(words.begin)}
              </Link>
            </div>
          )}
        </>
      )}
    </>
  )
}

/** Where somebody stands, in a sentence that says what of theirs the study has. */
function standingOf(enrollment: NonNullable<StudyData['enrollment']>) {
  const progress = progressOf(enrollment)
  if (!progress) return words.agreeing
  if (progress.state === 'complete')
    return sharesWithStudy({ ...progress, shares_data: enrollment.shares_data })
      ? words.shared
      : missingAgreement(progress)
        ? words.paused
        : words.kept
  return progress.state === 'answering' || progress.state === 'deciding'
    ? words[progress.state]
    : words.agreeing
}
