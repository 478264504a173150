import {
  hireFields,
  hireLimits,
  hireSteps,
  termsOf,
  type HireField,
  type HireStep,
} from '@homecare/sdk/hiring'
import { message } from '@homecare/sdk/kit'
import { hireStepTexts as words } from '@homecare/sdk/texts'
import { useEffect, useId, useMemo, useRef, type ReactNode } from 'react'
import { useNavigation } from '../../frame/app'
import { Button } from '../../kit/Button'
import { FormIdContext } from '../../kit/fields/binding'
import { shownErrors } from '../../kit/fields/shownErrors'
import { TextareaField } from '../../kit/fields/TextareaField'
import { Card } from '../../kit/layout/Card'
import { Facts } from '../../kit/layout/Facts'
import { Section } from '../../kit/layout/Section'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { Banner } from '../../kit/states/Banner'
import { useValue } from '../../kit/useValue'
import { termRows, termSteps } from '../termRows'
import { stepHref, type OpenHire } from './hireSteps'
import { OfferEstimate } from './OfferEstimate'
import { FinishLater } from './StepForm'
import './hire.css'

/** Everything on one page, each with a way to change it; sends the offer. */
export default function ConfirmStep(hire: OpenHire) {
  const say = useSay()
  const id = useId()
  const navigation = useNavigation()
  const { flow, hiring, name } = hire
  const { form } = flow
  const terms = termsOf(useValue(form.data))
  const busy = useValue(form.busy)
  const offer = useValue(flow.offer)
  const job = hiring.jobs.find((one) => one.id === terms.job_id)
  const send = async () => {
    if (!(await form.submit())) return
    // What is to be done once the offer is out begins here: `flow.next('confirm')` names the first of it.
    await navigation.go(`/hire/${hiring.caregiver.id}`, { replace: true })
  }
  return (
    <FormIdContext value={id}>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <NotSent {...hire} />
        {hiring.jobs.length > 0 && (
          <Part {...hire} step="select-job">
            <p>{job ? job.title || say(words.untitled) : say(words.noJob)}</p>
          </Part>
        )}
        {termSteps.map((step) => (
          <Part key={step} {...hire} step={step}>
            <Facts facts={termRows[step](terms, say)} />
            {step === 'wage' && <OfferEstimate flow={flow} name={name} />}
          </Part>
        ))}
        <Section title={say(words.next)}>
          <Card>
            <ol className="hire-next">
              {[words.nextRead, words.nextAnswer, words.nextChange].map((line, index) => (
                <li key={index}>{say(message(line, { name }))}</li>
              ))}
            </ol>
          </Card>
        </Section>
        <TextareaField
          form={form}
          name="note"
          label={message(words.note, { name })}
          hint={words.noteHint}
          max={hireLimits.message}
          optional
        />
        <div className="row">
          <Button type="submit" look="primary" busy={busy}>
            {say(offer?.state === 'sent' ? words.sendChanged : words.send, { name })}
          </Button>
          <FinishLater {...hire} step="confirm" />
        </div>
      </form>
    </FormIdContext>
  )
}

/** What one step came to. */
function Part({ step, children, ...hire }: OpenHire & { step: HireStep; children: ReactNode }) {
  const say = useSay()
  const label = say(hireSteps.get(step).label)
  return (
    <Section
      title={label}
      aside={
        <Link href={stepHref(hire, step, true)} look="line" aria-label={say(words.editStep, { step: label })}>
          {say(words.edit)}
        </Link>
      }
    >
      <Card className="hire-facts">{children}</Card>
    </Section>
  )
}

/** Why the offer was not sent: each error leads to the step that can mend it. Takes the focus. */
function NotSent(hire: OpenHire) {
  const say = useSay()
  const { form } = hire.flow
  const box = useRef<HTMLDivElement>(null)
  const refusals = useValue(form.refusals)
  const errors = useValue(form.errors)
  const seen = useRef(refusals)
  useEffect(() => {
    if (refusals === seen.current) return
    seen.current = refusals
    box.current?.focus()
  }, [refusals])
  const wrong = useValue(useMemo(() => shownErrors(form), [form])).filter(({ name }) => name !== 'note')
  if (refusals === 0 || errors.length + wrong.length === 0) return null
  return (
    <div ref={box} tabIndex={-1}>
      <Banner tone="bad" live title={say(words.notSent)}>
        <ul>
          {errors.map((error, index) => (
            <li key={index}>{say(error)}</li>
          ))}
          {wrong.map(({ name, error }) => {
            const step = stepAsking(name as HireField)
            return (
              <li key={name}>
                <Link href={stepHref(hire, step, true)}>
                  {say(words.mend, { step: say(hireSteps.get(step).label), error: say(error) })}
                </Link>
              </li>
            )
          })}
        </ul>
      </Banner>
    </div>
  )
}

const stepAsking = (name: HireField): HireStep =>
  (Object.keys(hireFields) as HireStep[]).find((step) => hireFields[step]!.includes(name)) ?? 'confirm'
