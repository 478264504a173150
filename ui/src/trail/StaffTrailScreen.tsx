import {
  createReadTrail,
  createTrailForm,
  trailReasons,
  type TrailReason,
  type TrailStore,
} from '@homecare/sdk/trail'
import { trailTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import type { HeadOf } from '../frame/screen'
import { Card } from '../kit/layout/Card'
import { Field } from '../kit/fields/Field'
import { SelectField } from '../kit/fields/SelectField'
import { Form } from '../kit/fields/Form'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { Section } from '../kit/layout/Section'
import { TrailList } from './TrailList'

interface Read {
  /** Counts what was read, so that each list begins anew. */
  readonly turn: number
  readonly name: string
  readonly store: TrailStore
}

export const head: HeadOf<null> = () => ({ title: words.staffTitle })

/** Staff: the trail of a person, read for a reason that is written to it. */
export default function StaffTrailScreen() {
  const say = useSay()
  const { care, toasts } = useApp()
  const [read, setRead] = useState<Read | null>(null)
  const [form] = useState(() =>
    createTrailForm(care, (asked, answer) =>
      setRead((before) => ({
        turn: (before?.turn ?? 0) + 1,
        name: answer.person.name,
        store: createReadTrail(care, toasts, asked, answer),
      })),
    ),
  )
  return (
    <Page width="home" title={say(words.staffTitle)} lead={say(words.staffLead)}>
      <Card as="section">
        <Form form={form} submit={words.read}>
          <Field form={form} name="email" type="email" label={words.email} autoComplete="off" required />
          <SelectField<TrailReason, typeof form>
            form={form}
            name="reason"
            label={words.why}
            options={trailReasons.entries.map(({ id, label }) => ({ value: id, label }))}
            required
          />
        </Form>
      </Card>
      <div aria-live="polite">
        {read && (
          <Section title={say(words.of, { name: read.name })}>
            <TrailList key={read.turn} store={read.store} />
          </Section>
        )}
      </div>
    </Page>
  )
}
