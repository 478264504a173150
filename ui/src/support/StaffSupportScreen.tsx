import { getPersonRecord, nextInQueue, type PersonRecord } from '@homecare/sdk/account'
import type { PageHref } from '@homecare/sdk/addresses'
import { createForm, describeFailure, type Form as FormState } from '@homecare/sdk/kit'
import {
  createSupportQueue,
  listSupportToAnswer,
  supportBodyError,
  supportLimits,
  supportTopics,
  type SupportQueue,
  type SupportToAnswer,
} from '@homecare/sdk/support'
import { pageTitles, staffDeskTexts, staffSupportTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { useTakeIn } from '../frame/useTakeIn'
import { useUnsaved } from '../frame/useUnsaved'
import { Button } from '../kit/Button'
import { Form } from '../kit/fields/Form'
import { TextareaField } from '../kit/fields/TextareaField'
import { Card } from '../kit/layout/Card'
import { useSay } from '../kit/say'
import { EmptyState } from '../kit/states/EmptyState'
import { useValue } from '../kit/useValue'
import { PersonEvidence } from '../people/PersonEvidence'
import { QueuePage } from '../people/QueuePage'
import { SupportNotes } from './SupportNotes'
import './support.css'

interface SupportData {
  readonly waiting: readonly SupportToAnswer[]
  /** The number of the one that is open, with who asks; null of one that waits no more. */
  readonly open: { readonly id: number; readonly person: PersonRecord | null } | null
  readonly now: string
}

export const load: Load<SupportData> = async ({ care, params, signal }) => {
  const waiting = await care.call(listSupportToAnswer, {}, { signal })
  const id = Number(params['requestId'] ?? 0)
  const one = waiting.find((request) => request.id === id)
  const person = one ? await care.call(getPersonRecord, { id: one.person }, { signal }) : null
  return { waiting, open: id ? { id, person } : null, now: new Date().toISOString() }
}
export const head: HeadOf<SupportData> = () => ({ title: pageTitles.staffSupport })

/** Staff: what people ask our team, answered here. */
export default function StaffSupportScreen({ data }: ScreenProps<SupportData>) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [queue] = useState(() => createSupportQueue(care, toasts, data.waiting))
  useTakeIn(queue.set, data.waiting)
  const waiting = useValue(queue.waiting)
  const request = data.open && waiting.find(({ id }) => id === data.open?.id)
  return (
    <QueuePage
      title={pageTitles.staffSupport}
      lead={words.lead}
      href="/staff/support"
      now={data.now}
      open={data.open && { id: data.open.id, name: request?.name ?? say(staffDeskTexts.ended) }}
      items={waiting.map((one) => ({
        id: one.id,
        href: `/staff/support/${one.id}`,
        name: one.name,
        facts: [supportTopics.get(one.topic).label],
        since: one.since,
      }))}
    >
      {data.open &&
        (request && data.open.person ? (
          <>
            <Question key={request.id} queue={queue} request={request} />
            <PersonEvidence person={data.open.person} now={data.now} />
          </>
        ) : (
          <EmptyState title={say(staffDeskTexts.ended)}>{say(staffDeskTexts.endedHint)}</EmptyState>
        ))}
    </QueuePage>
  )
}

function Question({ queue, request }: { queue: SupportQueue; request: SupportToAnswer }) {
  const say = useSay()
  const { navigation } = useApp()
  const [form] = useState((): FormState<{ body: string }> =>
    createForm<{ body: string }>({
      fields: { body: { initial: '', checks: [supportBodyError] } },
      async submit({ body }) {
        await decide(body.trim())
      },
      describe: describeFailure,
    }),
  )
  const [closing, setClosing] = useState(false)
  useUnsaved(form.dirty)
  async function decide(body: string | null) {
    const next = nextInQueue(queue.waiting.peek(), request.id)
    const failure = await queue.decide(request, body)
    if (failure) throw failure
    const path: PageHref = next ? `/staff/support/${next.id}` : '/staff/support'
    form.reset()
    void navigation.go(path)
  }
  const close = async () => {
    setClosing(true)
    await decide(null).catch(() => navigation.reload())
    setClosing(false)
  }
  return (
    <Card as="article">
      <h2>{say(supportTopics.get(request.topic).label)}</h2>
      <SupportNotes notes={request.notes} name={request.name} />
      <Form
        form={form}
        submit={words.send}
        actions={
          <Button look="plain" busy={closing} onClick={() => void close()}>
            {say(words.close)}
          </Button>
        }
      >
        <TextareaField
          form={form}
          name="body"
          label={words.answer}
          rows={5}
          max={supportLimits.body}
          required
        />
      </Form>
      <p className="soft small">{say(words.closeHint)}</p>
    </Card>
  )
}
