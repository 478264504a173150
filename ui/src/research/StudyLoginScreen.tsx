import { loginHref } from '@homecare/sdk/addresses'
import { researchStaffTexts as words } from '@homecare/sdk/texts'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Card } from '../kit/layout/Card'
import { Page } from '../kit/layout/Page'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { StudyExport } from './StudyExport'
import { loadStudy, studyHref, studyStaffHref, type StudyData } from './studyPage'

export const load: Load<StudyData> = loadStudy
export const head: HeadOf<StudyData> = () => ({ title: words.loginTitle })

/** The door of a study's own staff: behind it, the patients and what is shared. */
export default function StudyLoginScreen({ data: { study, isVisitor } }: ScreenProps<StudyData>) {
  const say = useSay()
  const find = studyStaffHref(study.code, 'search-patient')
  return (
    <Page
      width="read"
      title={say(words.loginTitle)}
      lead={say(words.loginLead)}
      up={{ href: studyHref(study.code), words: study.title }}
    >
      <Card>
        {study.is_staff ? (
          <div className="row">
            <Link href={find} look="primary">
              {say(words.find)}
            </Link>
          </div>
        ) : isVisitor ? (
          <div className="row">
            <Link href={loginHref(studyStaffHref(study.code, 'login'))} look="primary">
              {say(words.logIn)}
            </Link>
          </div>
        ) : (
          <p>{say(words.notStaff)}</p>
        )}
      </Card>
      {study.is_staff && <StudyExport study={study} />}
    </Page>
  )
}
