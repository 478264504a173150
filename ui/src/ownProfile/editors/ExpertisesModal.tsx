import { conditions, conditionsShown, type ConditionId } from '@homecare/sdk/caregivers'
import type { Form } from '@homecare/sdk/kit'
import { createExpertiseForm } from '@homecare/sdk/ownProfile'
import { profileEditorTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import type { ModalProps } from '../../frame/screen'
import { Button } from '../../kit/Button'
import { CheckboxGroup } from '../../kit/fields/CheckboxGroup'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import { optionsOf } from './optionsOf'
import { ProfileEditor } from './ProfileEditor'

/** Conditions a caregiver has experience with: twelve, then all of them. */
export default function ExpertisesModal({ close }: ModalProps) {
  return (
    <ProfileEditor
      modal="expertises"
      close={close}
      create={createExpertiseForm}
      submit={profileEditorTexts.saveExpertise}
    >
      {(form) => <Conditions form={form} />}
    </ProfileEditor>
  )
}

function Conditions({ form }: { form: Form<{ conditions: readonly ConditionId[] }> }) {
  const say = useSay()
  const [all, setAll] = useState(false)
  const chosen = useValue(form.fields.conditions.value)
  const first = conditionsShown(all)
  // One that is chosen is never out of sight.
  const shown = conditions.entries.filter((entry) => first.includes(entry) || chosen.includes(entry.id))
  return (
    <>
      <CheckboxGroup
        form={form}
        name="conditions"
        label={profileEditorTexts.expertise}
        options={optionsOf({ entries: shown })}
      />
      {!all && (
        <div>
          <Button look="plain" onClick={() => setAll(true)}>
            {say(profileEditorTexts.moreConditions)}
          </Button>
        </div>
      )}
    </>
  )
}
