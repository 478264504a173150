import type { PageHref } from '@homecare/sdk/addresses'
import {
  assistance,
  conditions,
  conditionsShownFirst,
  distanceChoices,
  languages,
  providerTypes,
  scheduleFlags,
} from '@homecare/sdk/caregivers'
import { searchHref, type SearchAddress } from '@homecare/sdk/search'
import { filterTexts, filterValues } from '@homecare/sdk/texts'
import { useState } from 'react'
import { CheckboxField } from '../kit/fields/CheckboxField'
import { CheckboxGroup } from '../kit/fields/CheckboxGroup'
import { RadioGroup } from '../kit/fields/RadioGroup'
import { SelectField } from '../kit/fields/SelectField'
import { useSay } from '../kit/say'
import { WhenFields } from './WhenFields'

interface FilterFieldsProps {
  search: SearchAddress
  /** The address of the search that was chosen: the caller goes there. */
  onChange: (href: PageHref) => void
}

/** The filters. A press shows at once; the list follows, and quick presses add up. */
export default function FilterFields({ search, onChange }: FilterFieldsProps) {
  const say = useSay()
  const [chosen, setChosen] = useState(search)
  const address = searchHref(search)
  const [followed, setFollowed] = useState(address)
  // The address may change elsewhere: by Back, or by a chip that takes a filter away.
  if (followed !== address) {
    setFollowed(address)
    setChosen(search)
  }
  const set = (change: Partial<SearchAddress>) => {
    const next = { ...chosen, ...change }
    setChosen(next)
    onChange(searchHref({ ...next, page: 1 }))
  }
  const hasPlace = search.place.city !== undefined || search.place.typed !== undefined

  return (
    <div className="search-fields">
      {hasPlace && (
        <SelectField
          label={filterTexts.distance}
          none={false}
          value={chosen.distance}
          options={distanceOptions}
          onChange={(distance) => distance !== null && set({ distance })}
        />
      )}
      <CheckboxField
        label={filterValues.vettedOnly}
        hint={filterTexts.vettedHint}
        value={chosen.vetted}
        onChange={(vetted) => set({ vetted })}
      />
      <WhenFields when={chosen.when} onChange={(when) => set({ when })} />
      <CheckboxGroup
        look="chips"
        label={filterTexts.needs}
        options={conditionOptions}
        first={conditionsShownFirst}
        value={chosen.conditions}
        onChange={(ids) => set({ conditions: ids })}
      />
      <CheckboxGroup
        look="chips"
        label={filterTexts.services}
        options={serviceOptions}
        first={8}
        value={chosen.services}
        onChange={(services) => set({ services })}
      />
      <CheckboxGroup
        look="chips"
        label={filterTexts.languages}
        options={languageOptions}
        first={6}
        value={chosen.languages}
        onChange={(ids) => set({ languages: ids })}
      />
      <div className="field" role="group" aria-label={say(filterTexts.rate)}>
        <span className="label" aria-hidden="true">
          {say(filterTexts.rate)}
        </span>
        <div className="search-rates">
          <SelectField
            label={filterTexts.rateMin}
            none={filterTexts.anyRate}
            value={chosen.rateMin}
            options={rateOptions(chosen.rateMin)}
            onChange={(rateMin) => set({ rateMin })}
          />
          <SelectField
            label={filterTexts.rateMax}
            none={filterTexts.anyRate}
            value={chosen.rateMax}
            options={rateOptions(chosen.rateMax)}
            onChange={(rateMax) => set({ rateMax })}
          />
        </div>
      </div>
      <RadioGroup
        look="chips"
        label={filterTexts.providerType}
        value={chosen.providerType ?? -1}
        options={typeOptions}
        onChange={(type) => set({ providerType: type === null || type < 0 ? null : type })}
      />
      <CheckboxGroup
        look="chips"
        label={filterTexts.availability}
        options={availabilityOptions}
        value={chosen.availability}
        onChange={(availability) => set({ availability })}
      />
      <RadioGroup
        look="chips"
        label={filterTexts.gender}
        value={chosen.gender ?? 'any'}
        options={genderOptions}
        onChange={(gender) => set({ gender: gender === 'female' || gender === 'male' ? gender : null })}
      />
    </div>
  )
}

const optionsOf = (entries: readonly { id: number; label: readonly [string, string] }[]) =>
  entries.map(({ id, label }) => ({ value: id, label }))

const distanceOptions = distanceChoices.map((miles) => ({
  value: miles as number,
  label: { text: filterValues.miles, params: { miles } },
}))
/** What families most often ask for first; the rest as the catalogue has them. */
const commonConditions: readonly number[] = [20, 2, 12, 17, 6, 4, 13, 22, 8, 5, 21, 27]
const conditionOptions = optionsOf([
  ...commonConditions.flatMap((id) => conditions.find(id) ?? []),
  ...conditions.entries.filter(({ id }) => !commonConditions.includes(id)),
])
const serviceOptions = optionsOf(assistance.entries)
/** The ones most asked for first; the rest as the catalogue has them. */
const commonLanguages: readonly number[] = [20, 15, 21, 23, 3, 18]
const languageOptions = optionsOf([
  ...commonLanguages.flatMap((id) => languages.find(id) ?? []),
  ...languages.entries.filter(({ id }) => !commonLanguages.includes(id)),
])
const availabilityOptions = scheduleFlags.entries.map(({ id, label }) => ({
  value: id.replace('schedule_', ''),
  label,
}))
const typeOptions = [{ value: -1, label: filterTexts.any }, ...optionsOf(providerTypes.entries)]
const genderOptions = [
  { value: 'any', label: filterTexts.any },
  { value: 'female', label: filterValues.female },
  { value: 'male', label: filterValues.male },
]

const usualRates = [15, 18, 20, 22, 25, 28, 30, 35, 40, 50, 60, 75]

/** The usual rates, with whatever the address says besides. */
function rateOptions(chosen: number | null) {
  const rates = chosen === null || usualRates.includes(chosen) ? usualRates : [...usualRates, chosen]
  return rates.toSorted((a, b) => a - b).map((rate) => ({ value: rate, label: `$${rate}` }))
}
