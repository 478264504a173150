import type { Sayable } from '@homecare/sdk/kit'
import { noResultsTexts, uiTexts } from '@homecare/sdk/texts'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Icon, type Glyph } from '../icons/Icon'
import { useSay } from '../say'
import { useBinding, type Binding, type FormLike } from './binding'
import './Combobox.css'
import { controlProps, FieldFrame, type FieldTexts } from './FieldFrame'

/** Something to pick while typing. */
export interface Suggestion {
  readonly id: string | number
  readonly label: Sayable
  readonly detail?: Sayable
}

type ComboboxProps<S extends Suggestion, F extends FormLike> = FieldTexts &
  Binding<string, F> & {
    /** For the text as it is; the caller asks for them, after a pause of its own. */
    suggestions: readonly S[]
    loading?: boolean
    failed?: boolean
    /** A suggestion was chosen, by tap or by key. It wins over the blur that a tap causes. */
    onPick: (suggestion: S) => void
    /** What is said where there is none, unless it is that there are no results. */
    nothing?: Sayable
    icon?: Glyph
    autoComplete?: string
  }

/** A text with suggestions (WAI-ARIA combobox): what is typed stays valid, a choice fills it in. */
export function Combobox<S extends Suggestion, F extends FormLike>(props: ComboboxProps<S, F>) {
  const say = useSay()
  const field = useBinding<string, F>(props)
  const { suggestions, loading, failed, onPick } = props
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const list = useRef<HTMLUListElement>(null)
  const listId = `${field.id}-list`
  const shown = open && suggestions.length > 0
  const current = shown && active < suggestions.length ? active : -1
  const asked = open && (field.value ?? '').trim() !== ''
  const note =
    asked &&
    !loading &&
    suggestions.length === 0 &&
    (failed ? uiTexts.suggestionsFailed : (props.nothing ?? noResultsTexts.anywhere))

  useEffect(() => {
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' })
  }, [current])

  const pick = (suggestion: S) => {
    setOpen(false)
    setActive(-1)
    field.set(say(suggestion.label))
    onPick(suggestion)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (move && suggestions.length > 0) {
      event.preventDefault()
      setOpen(true)
      setActive(move(current, suggestions.length))
    } else if (event.key === 'Enter' && current >= 0) {
      event.preventDefault()
      pick(suggestions[current]!)
    } else if (event.key === 'Escape' && (shown || note)) {
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
      setActive(-1)
    }
  }

  const control = controlProps(field, props)
  return (
    <FieldFrame field={field} texts={props}>
      <div className="combobox">
        <div className="control">
          {props.icon && <Icon of={props.icon} />}
          <input
            {...control}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={shown}
            aria-controls={shown ? listId : undefined}
            aria-activedescendant={current >= 0 ? `${listId}-${current}` : undefined}
            autoComplete={props.autoComplete ?? 'off'}
            autoCapitalize="words"
            spellCheck={false}
            value={field.value ?? ''}
            readOnly={field.busy}
            onChange={(event) => {
              field.set(event.target.value)
              setOpen(true)
              setActive(-1)
            }}
            onKeyDown={onKeyDown}
            onBlur={() => {
              setOpen(false)
              setActive(-1)
              field.touch()
            }}
          />
          {loading && <span className="spinner" aria-hidden="true" />}
        </div>
        {shown && (
          // The press must not move the focus: the blur would close the list under the finger.
          <ul
            ref={list}
            className="combobox-list"
            id={listId}
            role="listbox"
            aria-label={say(uiTexts.suggestions)}
            onMouseDown={(event) => event.preventDefault()}
          >
            {suggestions.map((suggestion, index) => (
              <li
                key={suggestion.id}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === current}
                onClick={() => pick(suggestion)}
              >
                <span>{say(suggestion.label)}</span>
                {suggestion.detail && <span className="soft small">{say(suggestion.detail)}</span>}
              </li>
            ))}
          </ul>
        )}
        {note && <p className="combobox-list combobox-note">{say(note)}</p>}
        <span className="hidden" role="status">
          {shown ? say.count(uiTexts.suggestionCount, suggestions.length) : note ? say(note) : ''}
        </span>
      </div>
    </FieldFrame>
  )
}

/** Where a key leads from the active one; -1 is the text itself. */
const moves: Record<string, (from: number, count: number) => number> = {
  ArrowDown: (from, count) => (from + 1 >= count ? -1 : from + 1),
  ArrowUp: (from, count) => (from === -1 ? count - 1 : from - 1),
}
