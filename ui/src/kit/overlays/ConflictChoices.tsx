import type { MergingForm } from '@homecare/sdk/kit'
import { conflictTexts as words } from '@homecare/sdk/texts'
import { useEffect, useRef } from 'react'
import { Banner } from '../states/Banner'
import { Button } from '../Button'
import type { ConflictWords } from './conflictWords'
import { useSay } from '../say'
import { useValue } from '../useValue'

interface ConflictChoicesProps<D extends object> {
  form: Pick<MergingForm<D>, 'conflicts' | 'choose' | 'gone' | 'refusals'>
  words: ConflictWords
  /** The level of its heading; 2 where nothing but the page's own stands above it. */
  level?: 2 | 3
}

/**
 * Within a form, what was changed somewhere else too: for each field what this person entered, what it says there, and
 * whose is to stay; or that the record is gone, and may be added again. Takes the focus, again at each press while
 * something is to be chosen, and gives it to the form's button once all is chosen.
 */
export function ConflictChoices<D extends object>({
  form,
  words: wordsOf,
  level = 3,
}: ConflictChoicesProps<D>) {
  const say = useSay()
  const conflicts = useValue(form.conflicts)
  const gone = useValue(form.gone)
  const refusals = useValue(form.refusals)
  const box = useRef<HTMLDivElement>(null)
  const asked = gone ? 1 : conflicts.length
  const before = useRef({ asked: 0, refusals })
  useEffect(() => {
    const was = before.current
    const isAnswered = asked < was.asked
    // What came back from an earlier page is asked about where it stands: nobody has pressed anything yet.
    if (asked > 0 && (isAnswered || refusals !== was.refusals)) box.current?.focus()
    else if (asked === 0 && isAnswered)
      box.current?.closest('form')?.querySelector<HTMLElement>(':scope > .row [type=submit]')?.focus()
    before.current = { asked, refusals: asked > 0 ? refusals : was.refusals }
  }, [asked, refusals])
  return (
    <div ref={box} tabIndex={-1} className="conflict" hidden={asked === 0}>
      {gone && (
        <Banner
          tone="warn"
          level={level}
          live
          title={say(words.goneTitle)}
          actions={
            <Button type="submit" look="primary">
              {say(words.addAgain)}
            </Button>
          }
        >
          <p>{say(words.goneHint)}</p>
        </Banner>
      )}
      {conflicts.length > 0 && (
        <Banner tone="warn" level={level} live title={say(words.title)}>
          <div className="stack">
            <p>{say(words.hint)}</p>
            {conflicts.map(({ name, theirs, mine }) => {
              const { label, value: there } = wordsOf(name, theirs, say.locale)
              const { value: here } = wordsOf(name, mine, say.locale)
              const [now, own] = [there, here].map((parts) => parts.map((part) => say(part)).join(', '))
              return (
                <div key={name} role="group" aria-label={say(label)} className="stack" data-gap="small">
                  <p>
                    <strong>{say(label)}</strong>
                    <br />
                    {own ? say(words.mine, { value: beginning(own) }) : say(words.mineEmpty)}
                    <br />
                    {now ? say(words.now, { value: now }) : say(words.empty)}
                  </p>
                  <div className="row">
                    <Button onClick={() => form.choose(name, 'mine')}>{say(words.keepMine)}</Button>
                    <Button onClick={() => form.choose(name, 'theirs')}>{say(words.takeTheirs)}</Button>
                  </div>
                </div>
              )
            })}
          </div>
        </Banner>
      )}
    </div>
  )
}

/** Of what this person entered themselves: all of it stands in its field. */
const beginning = (own: string) => (own.length > mostShown ? `${own.slice(0, mostShown).trimEnd()}…` : own)
const mostShown = 120
