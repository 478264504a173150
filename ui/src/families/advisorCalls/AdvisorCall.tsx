import {
  areTimesOver,
  createAdvisorCallForm,
  openCall,
  withdrawCall,
  type AdvisorCall as Call,
  type OwnAdvisor,
} from '@homecare/sdk/families'
import { action, dateWords, describeFailure, formatPhone, type ApiError } from '@homecare/sdk/kit'
import { advisorCallTexts as words } from '@homecare/sdk/texts'
import type { Signal } from '@preact/signals-core'
import { useEffect, useState, type ReactNode } from 'react'
import { useApp } from '../../frame/app'
import { Button } from '../../kit/Button'
import { Card } from '../../kit/layout/Card'
import { useSay } from '../../kit/say'
import { Banner } from '../../kit/states/Banner'
import { useValue } from '../../kit/useValue'
import { AdvisorCallFields } from './AdvisorCallFields'
import { callTimeLines } from './callWords'

interface AdvisorCallProps {
  own: OwnAdvisor
  /** What became of the call, or how it stands where somebody else was quicker. */
  onChanged: (call: Call) => void
  /** Reads anew how it stands. */
  onStale: () => void
  /** Beside the button, where none is asked for yet: the way past it. */
  skip?: ReactNode
  /** Is told whether something is typed that was not sent. */
  typed?: Signal<boolean>
}

/** The call of the advisor: asked for, or where it stands, with what can be changed of it. */
export function AdvisorCall({ own, onChanged, onStale, skip, typed }: AdvisorCallProps) {
  const say = useSay()
  const [editing, setEditing] = useState(false)
  const open = openCall(own)
  const name = own.advisor?.first_name ?? say(words.team)
  const stopEditing = () => setEditing(false)
  if (open && !editing)
    return (
      <ToBeMade
        call={open}
        name={name}
        onChange={() => setEditing(true)}
        onWithdrawn={onChanged}
        onStale={onStale}
      />
    )
  if (own.call?.state === 'done' && !editing)
    return <Talked call={own.call} name={name} onAnother={() => setEditing(true)} />
  return (
    <AskFor
      key={open?.version ?? 0}
      own={own}
      typed={typed}
      onAsked={(call) => {
        stopEditing()
        onChanged(call)
      }}
      onStale={() => {
        stopEditing()
        onStale()
      }}
      actions={
        editing ? (
          <Button look="plain" onClick={stopEditing}>
            {say(words.keep)}
          </Button>
        ) : (
          skip
        )
      }
    />
  )
}

interface AskForProps {
  own: OwnAdvisor
  typed: Signal<boolean> | undefined
  onAsked: (call: Call) => void
  onStale: () => void
  actions: ReactNode
}

function AskFor({ own, typed, onAsked, onStale, actions }: AskForProps) {
  const say = useSay()
  const { care, toasts } = useApp()
  const changes = openCall(own) !== null
  const [form] = useState(() =>
    createAdvisorCallForm(
      care,
      own,
      () => new Date(),
      (call) => {
        toasts.success(changes ? words.changed : words.asked)
        onAsked(call)
      },
    ),
  )
  const failure = useValue(form.failure)
  useEffect(() => {
    if (!typed) return
    const stop = form.dirty.subscribe((dirty) => {
      typed.value = dirty
    })
    return () => {
      stop()
      typed.value = false
    }
  }, [form, typed])
  return (
    <>
      {failure?.kind === 'conflict' && (
        <Banner
          tone="warn"
          live
          title={say(words.changedElsewhere)}
          actions={<Button onClick={onStale}>{say(words.seeNow)}</Button>}
        />
      )}
      <AdvisorCallFields form={form} zone={own.time_zone} changes={changes} actions={actions} />
    </>
  )
}

interface ToBeMadeProps {
  call: Call
  name: string
  onChange: () => void
  onWithdrawn: (call: Call) => void
  onStale: () => void
}

/** A call that waits to be made: when, under which number, and whether somebody has tried. */
function ToBeMade({ call, name, onChange, onWithdrawn, onStale }: ToBeMadeProps) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [now] = useState(() => new Date())
  const [withdraw] = useState(() =>
    action((version: number) => care.call(withdrawCall, { body: { version } }), {
      done(gone) {
        toasts.success(words.takenBack)
        onWithdrawn(gone)
      },
      failed(error: ApiError) {
        toasts.error(describeFailure(error), error)
        if (error.kind === 'conflict') onStale()
      },
    }),
  )
  const busy = useValue(withdraw.busy)
  const missed = call.attempts.find(({ reached }) => !reached)
  return (
    <Card>
      <h2>{say(words.askedTitle, { name })}</h2>
      {call.state === 'missed' && missed && (
        <Banner tone="warn" level={3} title={say(words.missedTitle, { name: missed.by ?? name })}>
          <p>
            {say(words.missedText, { when: dateWords(missed.at, 'dateTime', say.locale, call.time_zone) })}
          </p>
        </Banner>
      )}
      <p>{say(words.askedAt, { phone: formatPhone(call.phone) })}</p>
      <ul>
        {callTimeLines(call.times, say).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {call.state === 'asked' && areTimesOver(call.times, call.time_zone, now) && (
        <p className="soft">{say(words.timesOver)}</p>
      )}
      {call.note && <p className="soft">{call.note}</p>}
      <div className="row">
        <Button onClick={onChange}>{say(words.change)}</Button>
        <Button look="plain" busy={busy} onClick={() => withdraw.run(call.version)}>
          {say(words.takeBack)}
        </Button>
      </div>
    </Card>
  )
}

/** A call that was made. */
function Talked({ call, name, onAnother }: { call: Call; name: string; onAnother: () => void }) {
  const say = useSay()
  const last = call.attempts.find(({ reached }) => reached)
  return (
    <Card>
      <h2>{say(words.doneTitle, { name: last?.by ?? name })}</h2>
      {last && (
        <p>{say(words.doneText, { when: dateWords(last.at, 'dateTime', say.locale, call.time_zone) })}</p>
      )}
      <div className="row">
        <Button onClick={onAnother}>{say(words.another)}</Button>
      </div>
    </Card>
  )
}
