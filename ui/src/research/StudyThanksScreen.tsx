import { researchSteps, standingOf } from '@homecare/sdk/research'
import { researchTexts as words } from '@homecare/sdk/texts'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Facts } from '../kit/layout/Facts'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { StudyStepPage } from './StudyStepPage'
import { loadStudyStep, studyStepHref, type StudyData } from './studyPage'

const step = 'thank-you'

export const load: Load<StudyData> = (context) => loadStudyStep(context, step)
export const head: HeadOf<StudyData> = () => ({ title: researchSteps.get(step).label })

/** All is done: what was answered and chosen, each with the way to change it. */
export default function StudyThanksScreen({ data }: ScreenProps<StudyData>) {
  const say = useSay()
  const { study, enrollment } = data
  return (
    <StudyStepPage step={step} data={data}>
      {() => (
        <>
          <p>{say(words[standingOf(enrollment)])}</p>
          <div className="row">
            <Link href={studyStepHref(study.code, 'share-data')} look="quiet">
              {say(words.change)}
              <span className="hidden">: {say(words.sharing)}</span>
            </Link>
            <Link href="/disclosure" look="line">
              {say(words.copy)}
            </Link>
          </div>
          <h2>{say(words.yourAnswers)}</h2>
          <Facts
            look="columns"
            facts={study.questions.map(({ id, text, options }) => ({
              name: text,
              value: options.find((option) => option.id === enrollment?.answers[id])?.label ?? '',
            }))}
          />
          <div className="row">
            <Link href={studyStepHref(study.code, 'adl-questions')} look="quiet">
              {say(words.change)}
              <span className="hidden">: {say(words.yourAnswers)}</span>
            </Link>
          </div>
        </>
      )}
    </StudyStepPage>
  )
}
