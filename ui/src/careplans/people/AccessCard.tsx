import {
  permissionPresets,
  planPermissions,
  presetOf,
  type CaregiverPermissions,
  type PermissionStore,
} from '@homecare/sdk/careplans'
import { message } from '@homecare/sdk/kit'
import { planPeopleTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { Button } from '../../kit/Button'
import { CheckboxField } from '../../kit/fields/CheckboxField'
import { CheckboxGroup } from '../../kit/fields/CheckboxGroup'
import { RadioGroup } from '../../kit/fields/RadioGroup'
import { Avatar } from '../../kit/figures/Avatar'
import { Card } from '../../kit/layout/Card'
import { useSay, type Say } from '../../kit/say'
import { Banner } from '../../kit/states/Banner'
import { useValue } from '../../kit/useValue'
import { personName } from '../plan/planWords'

interface AccessCardProps {
  /** As it is edited. */
  granted: CaregiverPermissions
  /** As it is saved. */
  saved: CaregiverPermissions
  store: PermissionStore
  /** It is not the reader's to change. */
  fixed: boolean
  isOwn: boolean
  /** The reader may let them decide about others. */
  mayManage: boolean
  isCrossed: boolean
}

/** What one caregiver may do: one of the usual ways, or chosen in detail. */
export function AccessCard(props: AccessCardProps) {
  const { granted, store, fixed, isOwn, mayManage, isCrossed } = props
  const say = useSay()
  const { caregiver, permissions, manages } = granted
  const preset = presetOf(permissions)
  const [detailed, setDetailed] = useState(preset === null)
  const name = personName(caregiver)
  const now = useValue(store.saved.data)?.find((one) => one.caregiver.id === caregiver.id)
  return (
    <Card as="section">
      <div className="plan-part-who">
        <Avatar name={name} src={caregiver.photo} size="small" />
        <h2>{name}</h2>
      </div>
      {isCrossed && now && (
        <Banner
          tone="warn"
          level={3}
          live
          actions={<Button onClick={store.discard}>{say(words.takeTheirs)}</Button>}
        >
          <p>{say(words.crossed, { access: accessWords(now, say) })}</p>
        </Banner>
      )}
      {fixed ? (
        <>
          <p>
            <b>{accessWords(granted, say)}</b>
          </p>
          {isOwn && <p className="soft">{say(words.ownRow)}</p>}
        </>
      ) : (
        <>
          <RadioGroup
            name={`access-${caregiver.id}`}
            label={message(words.mayDo, { name })}
            value={preset}
            options={permissionPresets.entries.map(({ id, label, hint }) => ({ value: id, label, hint }))}
            onChange={(chosen) => {
              const known = permissionPresets.find(chosen)
              if (known) store.setPreset(caregiver.id, known.id)
            }}
          />
          <p>
            <Button look="plain" aria-expanded={detailed} onClick={() => setDetailed(!detailed)}>
              {say(words.details)}
              <span className="hidden">: {name}</span>
            </Button>
          </p>
          {detailed && (
            <CheckboxGroup
              name={`permissions-${caregiver.id}`}
              label={words.permissions}
              value={planPermissions.filter((one) => permissions.includes(one))}
              options={planPermissions.map((value) => ({ value, label: words[value] }))}
              onChange={(chosen) => {
                for (const one of planPermissions)
                  if (chosen.includes(one) !== permissions.includes(one))
                    store.give(caregiver.id, one, chosen.includes(one))
              }}
            />
          )}
          {mayManage && permissions.length > 0 && (
            <CheckboxField
              name={`manages-${caregiver.id}`}
              label={words.manages}
              value={manages === true}
              onChange={(on) => store.setManages(caregiver.id, on)}
            />
          )}
        </>
      )}
    </Card>
  )
}

/** What somebody may do, in a few words. */
function accessWords({ permissions }: CaregiverPermissions, say: Say): string {
  const preset = presetOf(permissions)
  if (preset) return say(permissionPresets.get(preset).label)
  return planPermissions
    .filter((one) => permissions.includes(one))
    .map((one) => say(words[one]))
    .join(', ')
}
