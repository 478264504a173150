import { dateWords } from '@homecare/sdk/kit'
import { supportStates, supportTopics, type SupportRequest } from '@homecare/sdk/support'
import { askTeamTexts as words } from '@homecare/sdk/texts'
import { Badge } from '../kit/figures/Badge'
import { Button } from '../kit/Button'
import { List } from '../kit/layout/List'
import { useSay } from '../kit/say'
import { useOwnZone } from '../kit/useOwnZone'

/** The own questions: what each is about, since when, and where it stands. */
export function SupportList({
  requests,
  onOpen,
}: {
  requests: readonly SupportRequest[]
  onOpen: (id: number) => void
}) {
  const say = useSay()
  const zone = useOwnZone()
  return (
    <section>
      <h3>{say(words.yours)}</h3>
      <List items={requests} by={({ id }) => id} look="lines">
        {({ id, topic, state, created_at, unread }) => {
          const about = say(supportTopics.get(topic).label)
          const day = dateWords(created_at, 'day', say.locale, zone)
          return (
            <div className="row">
              <Button
                look="plain"
                aria-label={say(words.open, { topic: about, day })}
                onClick={() => onOpen(id)}
              >
                {about}, {day}
              </Button>
              <Badge tone={unread ? 'good' : 'info'}>
                {say(unread ? words.newAnswer : supportStates.get(state).label)}
              </Badge>
            </div>
          )
        }}
      </List>
    </section>
  )
}
