import { createSpanForm, type ReportSpan } from '@homecare/sdk/deposits'
import { reportTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { DateField } from '../kit/fields/DateField'
import { Form } from '../kit/fields/Form'

interface SpanFormProps {
  span: ReportSpan
  onChosen: (span: ReportSpan) => unknown
}

/** The days of a report. */
export function SpanForm({ span, onChosen }: SpanFormProps) {
  const [form] = useState(() => createSpanForm(span, onChosen))
  return (
    <Form form={form} submit={words.show}>
      <DateField form={form} name="start_date" label={words.from} asked="past" required />
      <DateField form={form} name="end_date" label={words.until} asked="past" required />
    </Form>
  )
}
