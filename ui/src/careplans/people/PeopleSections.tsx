import { planRoles, type CarePlan, type PlanPerson } from '@homecare/sdk/careplans'
import { message, type Text } from '@homecare/sdk/kit'
import { carePlanScreenTexts, planPeopleTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { laterDialog } from '../../frame/laterDialog'
import { useApp } from '../../frame/app'
import { PersonRow } from '../../hiring/PersonRow'
import { Button } from '../../kit/Button'
import { SelectField } from '../../kit/fields/SelectField'
import { Badge } from '../../kit/figures/Badge'
import { Card } from '../../kit/layout/Card'
import { List } from '../../kit/layout/List'
import { Section } from '../../kit/layout/Section'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import { mayDo } from '../plan/planAccess'
import { personName } from '../plan/planWords'
import type { Circle } from './circle'

const RemovePersonDialog = laterDialog(() => import('./RemovePersonDialog'))

const sides: readonly (readonly [PlanPerson['side'], Text])[] = [
  ['family', words.family],
  ['relative', words.relatives],
  ['caregiver', words.caregivers],
  ['advisor', words.advisor],
]

/** Who is around the person, by what they are to them. */
export function PeopleSections({ plan, circle }: { plan: CarePlan; circle: Circle }) {
  const say = useSay()
  const { navigation } = useApp()
  const { people } = useValue(circle.people)
  const [asked, setAsked] = useState<PlanPerson | null>(null)
  const manages = mayDo(plan, 'manage_people')
  return (
    <>
      {sides.map(([side, title]) => {
        const there = people.filter((one) => one.side === side)
        if (there.length === 0 && !(manages && side === 'relative')) return null
        return (
          <Section
            key={side}
            title={say(title)}
            aside={
              side === 'caregiver' &&
              mayDo(plan, 'manage_permissions') && (
                <Link href={`/careplan/connection/${plan.id}/permissions`} look="line">
                  {say(words.title)}
                </Link>
              )
            }
          >
            <Card>
              {there.length === 0 && <p className="soft">{say(words.noRelatives)}</p>}
              <List look="lines" items={there} by={({ person }) => person.id}>
                {(one) => (
                  <Person
                    one={one}
                    changes={manages && side === 'relative' && !one.own}
                    circle={circle}
                    onRemove={() => setAsked(one)}
                  />
                )}
              </List>
            </Card>
          </Section>
        )
      })}
      {asked && (
        <RemovePersonDialog
          one={asked}
          remove={circle.remove}
          onRemoved={() => (asked.own ? navigation.go('/careplan/plans', { replace: true }) : undefined)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

interface PersonProps {
  one: PlanPerson
  changes: boolean
  circle: Circle
  onRemove: () => void
}

function Person({ one, changes, circle, onRemove }: PersonProps) {
  const say = useSay()
  const { person, side, role, no_access, own } = one
  const name = personName(person)
  const roleWords = planRoles.find(role)?.label
  return (
    <div className="stack" data-gap="small">
      <PersonRow
        name={name}
        photo={person.photo}
        badge={own ? <Badge>{say(words.you)}</Badge> : undefined}
        facts={
          no_access
            ? say(carePlanScreenTexts.noAccess)
            : roleWords && !changes
              ? say(roleWords)
              : say(side === 'family' ? words.hasPlan : words.onPlan)
        }
        actions={
          side === 'relative' &&
          (changes || own) && (
            <Button look="plain" onClick={onRemove}>
              {say(own ? words.leave : words.remove)}
              {!own && <span className="hidden">: {name}</span>}
            </Button>
          )
        }
      />
      {changes && (
        <SelectField
          name={`role-${person.id}`}
          label={message(words.roleOf, { name })}
          none={false}
          value={role}
          options={planRoles.entries.map(({ id, label }) => ({ value: id, label }))}
          onChange={(chosen) => {
            const known = planRoles.find(chosen)
            if (known) void circle.setRole.run(one, known.id)
          }}
        />
      )}
    </div>
  )
}
