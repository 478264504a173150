import { callDays, callParts, timeKey, type CallPart } from '@homecare/sdk/families'
import { dateWords } from '@homecare/sdk/kit'
import { useId, useState } from 'react'
import { useBinding, type Binding, type FormLike } from '../../kit/fields/binding'
import { FieldFrame, type FieldTexts } from '../../kit/fields/FieldFrame'
import { check } from '../../kit/icons/basic'
import { Icon } from '../../kit/icons/Icon'
import { useSay } from '../../kit/say'
import './CallTimesField.css'

type CallTimesFieldProps<F extends FormLike> = FieldTexts &
  Binding<readonly string[], F> & {
    /** The IANA zone by whose clock the family lives. */
    zone: string
  }

/** The next days on which calls are made, each with the parts of it that are still to begin. */
export function CallTimesField<F extends FormLike>(props: CallTimesFieldProps<F>) {
  const say = useSay()
  const id = useId()
  const field = useBinding<readonly string[], F>(props)
  const chosen = field.value ?? []
  const [days, setDays] = useState(() => callDays(props.zone, new Date()))
  const toggle = (key: string) => {
    // What has begun since the page was opened is offered no more, and no longer chosen.
    const now = callDays(props.zone, new Date())
    setDays(now)
    const offered = now.flatMap(({ day, parts }) => parts.map((part) => timeKey({ day, part })))
    field.change((before: readonly string[]) =>
      offered.filter((one) => (one === key ? !before.includes(key) : before.includes(one))),
    )
  }
  return (
    <FieldFrame field={field} texts={props} group="group">
      <ul className="call-times" role="list">
        {days.map(({ day, parts }, nth) => (
          <li key={day}>
            <span id={`${id}-${day}`}>{dateWords(day, 'weekday', say.locale)}</span>
            <div className="chips" role="group" aria-labelledby={`${id}-${day}`}>
              {parts.map((part, index) => (
                <PartChip
                  key={part}
                  part={part}
                  id={nth + index === 0 ? field.id : undefined}
                  checked={chosen.includes(timeKey({ day, part }))}
                  onChange={() => toggle(timeKey({ day, part }))}
                  onBlur={() => field.touch()}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </FieldFrame>
  )
}

interface PartChipProps {
  part: CallPart
  /** On the first: where the error summary leads. */
  id: string | undefined
  checked: boolean
  onChange: () => void
  onBlur: () => void
}

function PartChip({ part, id, checked, onChange, onBlur }: PartChipProps) {
  const say = useSay()
  return (
    <label className="chip">
      <input id={id} type="checkbox" checked={checked} onChange={onChange} onBlur={onBlur} />
      <span className="chip-check">
        <Icon of={check} />
      </span>
      <span>{say(callParts.get(part).label)}</span>
    </label>
  )
}
