import { type MergingForm, type Sayable } from '@homecare/sdk'
import { uiTexts } from '@homecare/sdk/texts'
import { Banner } from './Banner'
import { Button } from './Button'
import { useSay } from './say'
import { useValue } from './useValue'

/** How a field is called, and what its value says; a list for a field of several choices. */
export type ConflictWords = (
  name: string,
  value: unknown,
) => { readonly label: Sayable; readonly value: readonly Sayable[] }

interface ConflictChoicesProps<D extends object> {
  form: Pick<MergingForm<D>, 'conflicts' | 'choose'>
  words: ConflictWords
}

/** The fields that were changed somewhere else too: for each, what it says there, and whose is to stay. */
export function ConflictChoices<D extends object>({ form, words }: ConflictChoicesProps<D>) {
  const say = useSay()
  const conflicts = useValue(form.conflicts)
  if (conflicts.length === 0) return null
  return (
    <Banner tone="warn" level={3} live title={say(uiTexts.conflictTitle)}>
      <p>{say(uiTexts.conflictHint)}</p>
      {conflicts.map(({ name, theirs }) => {
        const { label, value } = words(name, theirs)
        const now = value.map((part) => say(part)).join(', ')
        return (
          <div key={name} role="group" aria-label={say(label)} className="stack">
            <p>
              <strong>{say(label)}</strong>
              <br />
              {now ? say(uiTexts.conflictNow, { value: now }) : say(uiTexts.conflictEmpty)}
            </p>
            <div className="row">
              <Button look="primary" onClick={() => form.choose(name, 'mine')}>
                {say(uiTexts.keepMine)}
              </Button>
              <Button onClick={() => form.choose(name, 'theirs')}>{say(uiTexts.takeTheirs)}</Button>
            </div>
          </div>
        )
      })}
    </Banner>
  )
}
