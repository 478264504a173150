import type { Sayable } from '@homecare/sdk/kit'
import { uiTexts } from '@homecare/sdk/texts'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Button, type ButtonLook } from '../Button'
import type { Href } from '../href'
import { check } from '../icons/basic'
import { Icon, type Glyph } from '../icons/Icon'
import { Link } from '../Link'
import { useSay } from '../say'
import { Problem } from '../states/Problem'
import type { Answer } from '../useAnswers'
import './AnswerRow.css'

/** Something that can be answered in a row: a press, or an address where the answer is given. */
interface AnswerAction {
  readonly label: Sayable
  readonly icon?: Glyph
  /** The first is tonal and those after it plain, unless they say otherwise. */
  readonly look?: ButtonLook
  /** A promise makes its button busy until it settles. */
  readonly press?: () => unknown
  readonly href?: Href
}

interface AnswerRowProps {
  /** A face; else `icon`. */
  picture?: ReactNode
  icon?: Glyph
  /** What the icon says beside the words: `warn` for what runs out. */
  tone?: 'info' | 'warn' | 'bad'
  /** What is asked, or who asks; leads to all of it by `href`. */
  title: ReactNode
  href?: Href
  level?: 2 | 3 | 4
  /** At the end of the head. */
  badge?: ReactNode
  facts?: ReactNode
  /** What comes of the answer; stands above the buttons. */
  consequence?: ReactNode
  /** The answers, the yes first. */
  actions?: readonly AnswerAction[]
  /** An answer that is given otherwise: a form in the same place. */
  children?: ReactNode
  /** Why the last answer did not count. */
  problem?: ReactNode
  /** What was answered: takes the place of the actions until the page is left. `useAnswers` keeps it. */
  answer?: Answer | null
}

/**
 * A question of a list with its answers in the row. Once answered it says what was, with Undo where that is possible,
 * and the focus stays in it.
 */
export function AnswerRow(props: AnswerRowProps) {
  const { picture, icon, tone = 'info', title, href, level = 3, badge, facts, consequence } = props
  const { actions = [], children, problem, answer } = props
  const say = useSay()
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  useFocusInRow(row, answer ?? (children ? 'more' : null))
  const Heading = `h${level}` as const
  return (
    <div className="answer-row" ref={row} role="group" tabIndex={-1} aria-labelledby={id}>
      <div className="answer-row-ask" data-done={answer ? true : undefined}>
        <div className="answer-row-who">
          {picture ??
            (icon && (
              <span className="answer-row-icon" data-tone={tone}>
                <Icon of={icon} />
              </span>
            ))}
          <div className="answer-row-words">
            <div className="answer-row-head">
              <Heading id={id}>{href ? <Link href={href}>{title}</Link> : title}</Heading>
              {badge}
            </div>
            {facts && <div className="answer-row-facts">{facts}</div>}
            {!answer && consequence && <div className="answer-row-facts">{consequence}</div>}
          </div>
        </div>
        {!answer && actions.length > 0 && (
          <div className="answer-row-actions">
            {actions.map((action, index) => (
              <Action key={index} action={action} first={index === 0} about={id} />
            ))}
          </div>
        )}
        {!answer && children && <div className="answer-row-more">{children}</div>}
      </div>
      <div role="alert">{!answer && problem && <Problem>{problem}</Problem>}</div>
      <div role="status">
        {answer && (
          <div className="answer-row-done">
            <p>
              <Icon of={check} />
              <span>{say(answer.words)}</span>
            </p>
            {answer.undo && (
              <Button look="plain" onClick={answer.undo} aria-describedby={id}>
                {say(uiTexts.undo)}
              </Button>
            )}
          </div>
        )}
      </div>
    </div>
  )
}

function Action({ action, first, about }: { action: AnswerAction; first: boolean; about: string }) {
  const say = useSay()
  const { label, icon, press, href } = action
  const look = action.look ?? (first ? 'tonal' : 'plain')
  return href === undefined ? (
    <Button look={look} icon={icon} onClick={press} aria-describedby={about}>
      {say(label)}
    </Button>
  ) : (
    <Link href={href} look={look} icon={icon} aria-describedby={about}>
      {say(label)}
    </Link>
  )
}

/** Where the pressed button goes, the focus goes to Undo, to the form in its place, or back to the first answer; else to the row. */
function useFocusInRow(
  row: { readonly current: HTMLDivElement | null },
  shownNow: Answer | 'more' | null,
): void {
  const shown = useRef(shownNow)
  const wasIn = useRef(false)
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      wasIn.current = target instanceof Node && !!row.current?.contains(target)
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [row])
  useEffect(() => {
    if (shown.current === shownNow) return
    shown.current = shownNow
    const now = document.activeElement
    if (!wasIn.current || (now && now !== document.body)) return
    const place = row.current?.querySelector<HTMLElement>(
      '.answer-row-done button, .answer-row-more :is(input, textarea, select), .answer-row-actions :is(button, a)',
    )
    ;(place ?? row.current)?.focus()
  }, [row, shownNow])
}
