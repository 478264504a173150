import {
  cancelReasons,
  isLateCancel,
  seriesScopes,
  type CancelReason,
  type SeriesScope,
  type Visit,
  type VisitCancelling,
} from '@homecare/sdk/hiring'
import { seriesScreenTexts as words } from '@homecare/sdk/texts'
import { RadioGroup } from '../kit/fields/RadioGroup'
import { SelectField } from '../kit/fields/SelectField'
import { useSay } from '../kit/say'

interface CancelFieldsProps {
  visit: Visit
  now: Date
  how: VisitCancelling
  onChange: (how: VisitCancelling) => void
}

const options = <V extends string>(of: {
  readonly entries: readonly { readonly id: V; readonly label: readonly [string, string] }[]
}) => of.entries.map(({ id, label }) => ({ value: id, label }))

/** Which visits of a series are cancelled, and why; that it is late where it is. */
export function CancelFields({ visit, now, how, onChange }: CancelFieldsProps) {
  const say = useSay()
  return (
    <>
      {isLateCancel(visit, now) && <p role="note">{say(words.late)}</p>}
      {visit.series_id !== null && (
        <RadioGroup<SeriesScope, never>
          label={words.scope}
          value={how.scope ?? 'one'}
          onChange={(scope) => onChange({ ...how, scope: scope ?? 'one' })}
          options={options(seriesScopes)}
        />
      )}
      <SelectField<CancelReason, never>
        label={words.reason}
        value={how.reason ?? null}
        onChange={(reason) => onChange({ ...how, reason: reason ?? undefined })}
        options={options(cancelReasons)}
        optional
      />
    </>
  )
}
