import { areTimesOver, noteCallAttempt, type CallToMake } from '@homecare/sdk/families'
import { action, dateWords, describeFailure, type Sayable } from '@homecare/sdk/kit'
import { callsToMakeTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { callTimeLines } from '../families/advisorCalls/callWords'
import { useApp } from '../frame/app'
import { Badge } from '../kit/figures/Badge'
import { phone as phoneIcon } from '../kit/icons/care'
import type { Href } from '../kit/href'
import { AnswerRow } from '../kit/layout/AnswerRow'
import { PhoneText } from '../kit/PhoneText'
import { useSay } from '../kit/say'
import { useOwnZone } from '../kit/useOwnZone'
import type { Answer } from '../kit/useAnswers'
import { useValue } from '../kit/useValue'

interface CallToMakeRowProps {
  call: CallToMake
  /** The page of the family, where this stands elsewhere. */
  href?: Href | undefined
  answer: Answer | null
  onAnswered: (answer: Answer) => void
}

/** A call that a family asked for: when and under which number, and whether anybody was reached. */
export function CallToMakeRow({ call: loaded, href, answer, onAnswered }: CallToMakeRowProps) {
  const say = useSay()
  const zone = useOwnZone()
  const { care } = useApp()
  const [now] = useState(() => new Date())
  // Where the family has changed it meanwhile, what it says now.
  const [newer, setNewer] = useState<{ of: CallToMake; call: CallToMake } | null>(null)
  const call = newer?.of === loaded ? newer.call : loaded
  const [note] = useState(() =>
    action(
      ({ id, version }: CallToMake, reached: boolean) =>
        care.call(noteCallAttempt, { id, body: { version, reached } }),
      {
        failed(error, { id }) {
          const current = error.current as CallToMake | undefined
          if (error.kind === 'conflict' && current?.id === id) setNewer({ of: loaded, call: current })
        },
      },
    ),
  )
  const failure = useValue(note.error)
  const { family, times, time_zone, phone, note: about, asked_at, attempts } = call
  const press = (reached: boolean, said: Sayable) => async () => {
    if (await note.run(call, reached)) onAnswered({ words: said })
  }
  const place = [family.city, family.state].filter(Boolean).join(', ')
  const { name } = family
  return (
    <AnswerRow
      icon={phoneIcon}
      title={say(words.about, { name })}
      {...(href && { href })}
      badge={
        areTimesOver(times, time_zone, now) ? <Badge tone="warn">{say(words.timesOver)}</Badge> : undefined
      }
      facts={
        <>
          <p>
            <PhoneText digits={phone} />
          </p>
          <p>{say(words.theirTime, { place })}</p>
          <ul>
            {callTimeLines(times, say).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {about && <p>{about}</p>}
          <p>
            {say(words.askedOn, { when: dateWords(asked_at, 'dateTime', say.locale, zone) })}
            {attempts.length > 0 && ` · ${say.count(words.tries, attempts.length)}`}
          </p>
        </>
      }
      consequence={say(words.missedHint)}
      actions={[
        { label: words.reached, press: press(true, say(words.notedReached, { name })) },
        { label: words.missed, press: press(false, say(words.notedMissed, { name })) },
      ]}
      problem={failure && say(describeFailure(failure))}
      answer={answer}
    />
  )
}
