import { createApplyForm, applyQuestions, type Application, type JobDetail } from '@homecare/sdk/jobs'
import { noteMaxLength } from '@homecare/sdk/kit'
import { jobPageTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useCare } from '../frame/app'
import { FormDialog } from '../frame/FormDialog'
import { Banner } from '../kit/states/Banner'
import { RadioGroup } from '../kit/fields/RadioGroup'
import { TextareaField } from '../kit/fields/TextareaField'
import { Form } from '../kit/fields/Form'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { titleOf } from './jobWords'
import { PhoneFirst } from '../phones/PhoneFirst'

export interface JobDialogProps {
  job: JobDetail
  onDone: (application: Application) => void
  onClose: () => void
}

/** The questions of the job and a few words to the family. What was entered stays until it is sent. */
export default function ApplyDialog({ job, onDone, onClose }: JobDialogProps) {
  const say = useSay()
  const care = useCare()
  const [{ form, passed }] = useState(() => createApplyForm(care, job, onDone))
  const hasPassed = useValue(passed)
  const dirty = useValue(form.dirty) && hasPassed !== true
  return (
    <FormDialog
      title={say(jobPageTexts.applyTitle, { title: say(titleOf(job)) })}
      form={form}
      dirty={dirty}
      onClose={onClose}
    >
      <PhoneFirst why={jobPageTexts.verifyPhoneWhy}>
        <Form
          form={form}
          submit={jobPageTexts.send}
          onAccepted={() => {
            if (passed.peek()) onClose()
          }}
        >
          {hasPassed === false && (
            <Banner tone="warn" live level={3} title={say(jobPageTexts.notPassed)}>
              {say(jobPageTexts.notPassedHint)}
            </Banner>
          )}
          {applyQuestions(job).map(({ id, text }) => (
            <RadioGroup key={id} form={form} name={id} label={text} look="chips" options={yesOrNo} required />
          ))}
          <TextareaField
            form={form}
            name="note"
            label={jobPageTexts.note}
            hint={jobPageTexts.noteHint}
            max={noteMaxLength}
            rows={5}
            optional
          />
        </Form>
      </PhoneFirst>
    </FormDialog>
  )
}

const yesOrNo = [
  { value: true, label: jobPageTexts.yes },
  { value: false, label: jobPageTexts.no },
]
