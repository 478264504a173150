import { assistance, conditions, housing, languages } from '@homecare/sdk/caregivers'
import {
  familySignupSteps,
  genderPreferences,
  paymentOptions,
  relationships,
  timesOfDay,
  type Onboarding,
} from '@homecare/sdk/families'
import { weekdayName, type Catalogue, type Sayable, type Text } from '@homecare/sdk/kit'
import { placeLabel } from '@homecare/sdk/places'
import { signupTexts } from '@homecare/sdk/texts'
import { useSession } from '../../frame/app'
import { Link } from '../../kit/Link'
import { Section } from '../../kit/layout/Section'
import { useSay, type Say } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import { StepForm } from './StepForm'
import { PinnedCaregivers } from '../../visitors/PinnedCaregivers'
import type { StepProps } from './steps'

type Row = readonly [label: Sayable, value: string]

/** Everything that was answered, a step at a time, each with a way back to change it. */
export default function ReviewStep(props: StepProps) {
  const say = useSay()
  const data = useValue(props.flow.form.data)
  const hasAccount = useValue(useSession().signedIn)
  return (
    <StepForm {...props} step="review" before="patient" submit={signupTexts.toAccount}>
      {(['needs', 'schedule', 'caregiver', 'patient'] as const).map((step) => {
        const { label } = familySignupSteps.get(step)
        return (
          <Section
            key={step}
            title={say(label)}
            aside={
              <Link
                href={props.flow.href(step)}
                look="line"
                aria-label={say(signupTexts.editStep, { step: say(label) })}
              >
                {say(signupTexts.edit)}
              </Link>
            }
          >
            <dl className="signup-answers">
              {answers[step](data, say).map(([name, value]) => (
                <div key={say(name)}>
                  <dt>{say(name)}</dt>
                  <dd>{value || <span className="soft">{say(signupTexts.none)}</span>}</dd>
                </div>
              ))}
            </dl>
          </Section>
        )
      })}
      {hasAccount && <PinnedCaregivers />}
    </StepForm>
  )
}

const answers: Readonly<
  Record<'needs' | 'schedule' | 'caregiver' | 'patient', (data: Onboarding, say: Say) => Row[]>
> = {
  needs: (data, say) => [
    [signupTexts.careFor, labels(relationships, [data.care_for], say)],
    [signupTexts.place, data.city ? placeLabel(data) : ''],
    [signupTexts.assistance, labels(assistance, data.assistance, say)],
    [signupTexts.conditions, labels(conditions, data.conditions, say)],
  ],
  schedule: (data, say) => [
    [signupTexts.startDate, data.start_date],
    data.schedule_type === 2
      ? [
          signupTexts.specificSchedule,
          data.specific_schedule
            .map((day) => `${weekdayName(say.locale, day.day_of_week)} ${day.start_time}–${day.end_time}`)
            .join(', '),
        ]
      : [
          signupTexts.timeOfDay,
          [
            data.num_days && say.count(signupTexts.weekDays, data.num_days),
            labels(timesOfDay, data.time_of_day, say),
          ]
            .filter(Boolean)
            .join(', '),
        ],
    [
      signupTexts.hoursWeek,
      data.hours_week === null ? '' : say.count(signupTexts.weekHours, data.hours_week),
    ],
    [signupTexts.housing, labels(housing, [data.housing], say)],
    [signupTexts.durationStart, data.care_duration_start],
    [signupTexts.durationEnd, data.care_duration_end],
  ],
  caregiver: (data, say) => [
    [signupTexts.jobTitle, data.title],
    [signupTexts.description, data.description],
    [signupTexts.preferredGender, labels(genderPreferences, [data.preferred_gender], say)],
    [signupTexts.preferredLanguages, labels(languages, data.preferred_languages, say)],
  ],
  patient: (data, say) => [
    [signupTexts.recipient, data.care_recipient_desc],
    [signupTexts.dob, data.dob],
    [
      signupTexts.gender,
      data.gender ? say(data.gender === 'female' ? signupTexts.female : signupTexts.male) : '',
    ],
    [
      signupTexts.paymentOption,
      data.payment_option === 'other'
        ? data.payment_option_other
        : labels(paymentOptions, [data.payment_option], say),
    ],
    ...(data.payment_option === 'benefit' ? ([[signupTexts.memberId, data.member_id]] as Row[]) : []),
    [signupTexts.inviteCode, data.invite_code],
  ],
}

function labels<E extends { id: string | number; label: Text }>(
  catalogue: Catalogue<E>,
  ids: readonly unknown[],
  say: Say,
): string {
  return ids
    .map((id) => catalogue.find(id)?.label)
    .filter((label) => label !== undefined)
    .map((label) => say(label))
    .join(', ')
}
