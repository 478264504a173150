import { loginHref } from '@homecare/sdk/addresses'
import { isUnderWay, nextResearchStep, standingOf } from '@homecare/sdk/research'
import { researchErrorTexts, researchTexts as words } from '@homecare/sdk/texts'
import { useNavigation } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Card } from '../kit/layout/Card'
import { Facts } from '../kit/layout/Facts'
import { Page } from '../kit/layout/Page'
import { Section } from '../kit/layout/Section'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { Banner } from '../kit/states/Banner'
import { LeaveStudy } from './LeaveStudy'
import { loadStudy, studyHref, studyStaffHref, studyStepHref, type StudyData } from './studyPage'

export const load: Load<StudyData> = loadStudy
export const head: HeadOf<StudyData> = ({ study }) => ({ title: study.title, description: study.summary })

/** What a study is, where its reader stands in it, and the way in. */
export default function StudyScreen({ data }: ScreenProps<StudyData>) {
  const say = useSay()
  const navigation = useNavigation()
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
      {isUnderWay(data.enrollment) && <LeaveStudy study={study} onLeft={() => navigation.reload()} />}
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
    const next = nextResearchStep(enrollment) ?? 'thank-you'
    return (
      <>
        <p>{say(words[standingOf(enrollment)])}</p>
        <div className="row">
          {mayTakePart && (
            <Link href={studyStepHref(study.code, next)} look="primary">
              {say(next === 'thank-you' ? words.open : words.goOn)}
            </Link>
          )}
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
        <p>{say(researchErrorTexts.closed)}</p>
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
