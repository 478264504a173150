import { dateWords } from '@homecare/sdk/kit'
import type { SupportNote } from '@homecare/sdk/support'
import { askTeamTexts as words } from '@homecare/sdk/texts'
import { List } from '../kit/layout/List'
import { useSay } from '../kit/say'
import { useOwnZone } from '../kit/useOwnZone'

interface SupportNotesProps {
  notes: readonly SupportNote[]
  /** Who asks, as their own words are headed; the reader themselves without it. */
  name?: string
}

/** What was written in a question, by either side. */
export function SupportNotes({ notes, name }: SupportNotesProps) {
  const say = useSay()
  const zone = useOwnZone()
  return (
    <List items={notes} by={({ id }) => id} look="lines" className="support-notes">
      {({ body, at, ours, by }) => {
        const when = dateWords(at, 'dateTime', say.locale, zone)
        return (
          <div data-ours={ours || undefined}>
            <p className="soft small">
              {ours
                ? by
                  ? say(words.us, { name: by, when })
                  : say(words.ours, { when })
                : name
                  ? say(words.them, { name, when })
                  : say(words.you, { when })}
            </p>
            <p className="support-words">{body}</p>
          </div>
        )
      }}
    </List>
  )
}
