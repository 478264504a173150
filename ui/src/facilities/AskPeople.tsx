import { createShiftInvites, type ShiftCandidate } from '@homecare/sdk/facilities'
import { facilityPeopleTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../frame/app'
import { useTakeIn } from '../frame/useTakeIn'
import { PersonRow } from '../hiring/PersonRow'
import { Button } from '../kit/Button'
import { Badge } from '../kit/figures/Badge'
import { Card } from '../kit/layout/Card'
import { List } from '../kit/layout/List'
import { Section } from '../kit/layout/Section'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { nameOf } from './boardWords'
import { PersonFacts, StandingBadge } from './PersonFacts'

interface AskPeopleProps {
  shiftId: number
  /** As they came with the page. */
  loaded: readonly ShiftCandidate[]
}

/** Who of a facility's people could work an open shift, favorites first, each asked by a press. */
export function AskPeople({ shiftId, loaded }: AskPeopleProps) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [invites] = useState(() => createShiftInvites(care, toasts, shiftId, loaded))
  useTakeIn(invites.set, loaded)
  const candidates = useValue(invites.candidates)
  const busy = useValue(invites.invite.busy)
  return (
    <Section title={say(words.askTitle)}>
      {candidates.length > 0 && <p className="soft">{say(words.askLead)}</p>}
      <Card>
        {candidates.length === 0 ? (
          <p className="soft">{say(words.noneToAsk)}</p>
        ) : (
          <List look="lines" items={candidates} by={({ id }) => id}>
            {(candidate) => (
              <PersonRow
                name={nameOf(candidate)}
                photo={candidate.photo}
                href={`/facilities/people/${candidate.id}`}
                badge={<StandingBadge standing={candidate.standing} />}
                facts={<PersonFacts person={candidate} />}
                actions={
                  candidate.invited ? (
                    <Badge>{say(words.asked)}</Badge>
                  ) : (
                    <Button
                      busy={busy}
                      aria-label={say(words.askNamed, { name: nameOf(candidate) })}
                      onClick={() => invites.invite.run(candidate)}
                    >
                      {say(words.ask)}
                    </Button>
                  )
                }
              />
            )}
          </List>
        )}
      </Card>
    </Section>
  )
}
