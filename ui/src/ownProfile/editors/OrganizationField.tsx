import type { OrgTypeId } from '@homecare/sdk/caregivers'
import { message, type FormField, type Sayable } from '@homecare/sdk/kit'
import { createOrganizationSearch, type ChosenOrg } from '@homecare/sdk/partners'
import { placeLabel } from '@homecare/sdk/places'
import { recordTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useCare } from '../../frame/app'
import { Combobox } from '../../kit/fields/Combobox'
import { useFilled } from '../../kit/fields/useFilled'
import { useValue } from '../../kit/useValue'

interface OrganizationFieldProps {
  field: FormField<ChosenOrg | null>
  kind: OrgTypeId
  label: Sayable
  hint: Sayable
}

/** A school or an employer: chosen from the list, or what was typed as a new one. */
export function OrganizationField(props: OrganizationFieldProps) {
  const [set, fills] = useFilled(props.field)
  return <Searched key={fills} {...props} set={(org) => set([org])} />
}

interface SearchedProps extends OrganizationFieldProps {
  set: (org: ChosenOrg | null) => void
}

function Searched({ field, set, kind, label, hint }: SearchedProps) {
  const care = useCare()
  const [search] = useState(() => {
    const created = createOrganizationSearch(care, kind)
    created.fill(field.value.peek()?.name ?? '')
    return created
  })
  return (
    <Combobox
      name={field.name}
      label={label}
      hint={hint}
      required
      value={useValue(search.typed)}
      error={useValue(field.shownError)}
      loading={useValue(search.loading)}
      suggestions={useValue(search.choices).map((org, index) => ({
        id: org.id ?? `typed-${index}`,
        label: org.id === null ? message(recordTexts.addTyped, { name: org.name }) : org.name,
        ...(org.city && org.state && { detail: placeLabel({ city: org.city, state: org.state }) }),
        org,
      }))}
      onChange={(text) => {
        search.type(text)
        set(null)
      }}
      onPick={({ org }) => {
        search.fill(org.name)
        set(org)
      }}
      onBlur={() => field.touch()}
    />
  )
}
