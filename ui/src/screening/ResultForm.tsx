import { message } from '@homecare/sdk/kit'
import {
  backgroundSearches,
  createBackgroundResult,
  searchFindings,
  type BackgroundOrderStore,
} from '@homecare/sdk/screening'
import { staffBackgroundTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp, useNavigation } from '../frame/app'
import { useUnsaved } from '../frame/useUnsaved'
import { RadioGroup } from '../kit/fields/RadioGroup'
import { SelectField } from '../kit/fields/SelectField'
import { TextareaField } from '../kit/fields/TextareaField'
import { Form } from '../kit/fields/Form'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'

type ResultFormState = ReturnType<typeof createBackgroundResult>

/** Records what a check found, search by search, and whether it is passed. */
export function ResultForm({ store }: { store: BackgroundOrderStore }) {
  const say = useSay()
  const { care, toasts } = useApp()
  const navigation = useNavigation()
  const [form] = useState(() => createBackgroundResult(care, store))
  useUnsaved(form.dirty)
  return (
    <>
      <p className="soft">{say(staffBackgroundTexts.resultText)}</p>
      <Form
        form={form}
        submit={staffBackgroundTexts.record}
        onAccepted={() => {
          toasts.success(message(staffBackgroundTexts.recorded, { name: store.order.peek().name }))
          void navigation.reload()
        }}
      >
        {backgroundSearches.ids.map((search) => (
          <Search key={search} form={form} search={search} />
        ))}
        <RadioGroup
          form={form}
          name="outcome"
          label={staffBackgroundTexts.outcome}
          options={outcomes}
          look="chips"
          required
        />
      </Form>
    </>
  )
}

function Search({
  form,
  search,
}: {
  form: ResultFormState
  search: (typeof backgroundSearches.ids)[number]
}) {
  const say = useSay()
  const finding = useValue(form.fields[search].value)
  const { label } = backgroundSearches.get(search)
  return (
    <>
      <SelectField
        form={form}
        name={search}
        label={label}
        options={findings}
        none={staffBackgroundTexts.notSearched}
      />
      {finding === 'found' && (
        <TextareaField
          form={form}
          name={`${search}_details`}
          label={message(staffBackgroundTexts.details, { search: say(label) })}
          hint={staffBackgroundTexts.detailsHint}
          rows={2}
        />
      )}
    </>
  )
}

const findings = searchFindings.entries.map(({ id, label }) => ({ value: id, label }))
const outcomes = [
  { value: 'passed', label: staffBackgroundTexts.passed },
  { value: 'failed', label: staffBackgroundTexts.failed },
] as const
