import { noteMaxLength } from '@homecare/sdk/kit'
import { createNewcomerStep, newcomerQuestions, type Screening } from '@homecare/sdk/screening'
import { newcomerTexts as words } from '@homecare/sdk/texts'
import { useEffect, useState } from 'react'
import { useApp } from '../../frame/app'
import type { HeadOf, Load, ScreenProps } from '../../frame/screen'
import { useBeginning } from '../../frame/useBeginning'
import { useUnsaved } from '../../frame/useUnsaved'
import { Form } from '../../kit/fields/Form'
import { RadioGroup } from '../../kit/fields/RadioGroup'
import { TextareaField } from '../../kit/fields/TextareaField'
import { later } from '../../kit/later'
import { Card } from '../../kit/layout/Card'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import { screenHref, screeningForStep } from './screeningPage'
import { StepPage } from './StepPage'

const steps = {
  interview: { lead: words.interviewLead, next: 'questionnaire' },
  questionnaire: { lead: words.questionnaireLead, next: 'nextsteps' },
} as const
const stepOf = (params: Readonly<Record<string, string>>) =>
  params['step'] === 'questionnaire' ? 'questionnaire' : 'interview'

export const load: Load<Screening> = (context) => screeningForStep(context, stepOf(context.params))
export const head: HeadOf<Screening> = () => ({ title: words.title })

/** The questions of a step; what is typed is kept while somebody types. */
export default function QuestionsScreen({ data, params }: ScreenProps<Screening>) {
  const step = stepOf(params)
  const beginning = useBeginning(data)
  return (
    <StepPage step={step} lead={steps[step].lead}>
      <Card>
        <Questions key={beginning} screening={data} step={step} />
      </Card>
    </StepPage>
  )
}

function Questions({ screening, step }: { screening: Screening; step: keyof typeof steps }) {
  const say = useSay()
  const { care, navigation } = useApp()
  const [{ form, draft }] = useState(() => createNewcomerStep(care, step, screening, later))
  const kept = useValue(draft.state)
  useUnsaved(draft.open)
  useEffect(() => () => draft.stop(), [draft])
  const isRequired = (id: string) => newcomerQuestions.some((one) => one.id === id && one.required)
  return (
    <Form
      form={form}
      submit={words.next}
      onAccepted={() => navigation.go(screenHref(steps[step].next), { evenUnsaved: true })}
      actions={
        <p className="soft" role="status">
          {kept === 'none'
            ? ''
            : say({ waiting: words.keeping, kept: words.kept, failed: words.notKept }[kept])}
        </p>
      }
    >
      {screening.questions
        .filter((question) => question.step === step)
        .map(({ id, text, kind, choices }) =>
          kind === 'choice' ? (
            <RadioGroup
              key={id}
              form={form}
              name={id}
              label={text}
              options={choices.map((choice) => ({ value: choice, label: choice }))}
              look="chips"
              required={isRequired(id)}
            />
          ) : (
            <TextareaField
              key={id}
              form={form}
              name={id}
              label={text}
              {...(isRequired(id) ? { required: true } : { hint: words.optional })}
              max={noteMaxLength}
            />
          ),
        )}
    </Form>
  )
}
