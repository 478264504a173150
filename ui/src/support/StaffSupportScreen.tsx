import { getPersonRecord, nextInQueue, queueWith, type PersonRecord } from '@homecare/sdk/account'
import type { PageHref } from '@homecare/sdk/addresses'
import {
  createSupportAnswer,
  createSupportQueue,
  getSupportRequest,
  listSupportToAnswer,
  supportLimits,
  supportTopics,
  type SupportQueue,
  type SupportToAnswer,
  type SupportWaiting,
} from '@homecare/sdk/support'
import { pageTitles, staffDeskTexts, staffSupportTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { goneAsNull } from '../account/goneAsNull'
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

interface OpenRequest {
  readonly request: SupportToAnswer
  readonly person: PersonRecord
}

interface SupportData {
  readonly waiting: readonly SupportWaiting[]
  /** The number of the one that is open, with all that was written and who asks; null of one that waits no more. */
  readonly open: { readonly id: number; readonly found: OpenRequest | null } | null
  readonly now: string
}

export const load: Load<SupportData> = async ({ care, params, signal }) => {
  const id = Number(params['requestId'] ?? 0)
  const openOne = async (): Promise<OpenRequest | null> => {
    const request = await goneAsNull(care.call(getSupportRequest, { id }, { signal }))
    return (
      request && { request, person: await care.call(getPersonRecord, { id: request.person }, { signal }) }
    )
  }
  const [waiting, found] = await Promise.all([
    care.call(listSupportToAnswer, {}, { signal }),
    id ? openOne() : null,
  ])
  return {
    waiting: queueWith(waiting, found?.request ?? null),
    open: id ? { id, found } : null,
    now: new Date().toISOString(),
  }
}
export const head: HeadOf<SupportData> = () => ({ title: pageTitles.staffSupport })

/** Staff: what people ask our team, answered here. */
export default function StaffSupportScreen({ data }: ScreenProps<SupportData>) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [queue] = useState(() => createSupportQueue(care, toasts, data.waiting))
  useTakeIn(queue.set, data.waiting)
  const waiting = useValue(queue.waiting)
  // One that was just answered is gone before the page is.
  const found = waiting.some(({ id }) => id === data.open?.id) ? (data.open?.found ?? null) : null
  return (
    <QueuePage
      title={pageTitles.staffSupport}
      lead={words.lead}
      href="/staff/support"
      now={data.now}
      open={data.open && { id: data.open.id, name: found?.request.name ?? say(staffDeskTexts.ended) }}
      items={waiting.map((one) => ({
        id: one.id,
        href: `/staff/support/${one.id}`,
        name: one.name,
        facts: [supportTopics.get(one.topic).label],
        since: one.since,
      }))}
    >
      {data.open &&
        (found ? (
          <>
            <Question
              key={found.request.id}
              queue={queue}
              request={found.request}
              next={nextInQueue(waiting, found.request.id)}
            />
            <PersonEvidence person={found.person} now={data.now} />
          </>
        ) : (
          <EmptyState title={say(staffDeskTexts.ended)}>{say(staffDeskTexts.endedHint)}</EmptyState>
        ))}
    </QueuePage>
  )
}

interface QuestionProps {
  queue: SupportQueue
  request: SupportToAnswer
  /** What is opened once this one is dealt with. */
  next: SupportWaiting | null
}

/** The question as it stands, and the answer to it: what is typed stays where something new was written meanwhile. */
function Question({ queue, request, next }: QuestionProps) {
  const say = useSay()
  const { navigation } = useApp()
  const [answer] = useState(() => createSupportAnswer(queue, request, () => void navigation.reload()))
  const { form } = answer
  useTakeIn(answer.set, request)
  const [closing, setClosing] = useState(false)
  useUnsaved(form.dirty)
  const goOn = () => {
    const path: PageHref = next ? `/staff/support/${next.id}` : '/staff/support'
    void navigation.go(path, { evenUnsaved: true })
  }
  const close = async () => {
    setClosing(true)
    const why = await queue.decide(request, { body: null, notes: request.notes })
    if (why) await navigation.reload()
    else goOn()
    setClosing(false)
  }
  return (
    <Card as="article">
      <h2>{say(supportTopics.get(request.topic).label)}</h2>
      <SupportNotes notes={request.notes} name={request.name} />
      <Form
        form={form}
        submit={words.send}
        onAccepted={goOn}
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
