import { licenseTypes } from '@homecare/sdk/caregivers'
import type { Text } from '@homecare/sdk/kit'
import { Fragment } from 'react'
import { useSay } from '../kit/say'

interface LicenseInitialsProps {
  /** By `map_id`. */
  ids: readonly number[]
  /** Said where none is asked for. */
  none?: Text
}

/** The initials of licenses, each with the name that it stands for: 'LVN / LPN'. */
export function LicenseInitials({ ids, none }: LicenseInitialsProps) {
  const say = useSay()
  const types = ids.flatMap((id) => licenseTypes.find(id) ?? [])
  if (types.length === 0) return none && say(none)
  return types.map(({ id, abbreviation, label }, at) => (
    <Fragment key={id}>
      {at > 0 && ' / '}
      <abbr title={say(label)}>{abbreviation}</abbr>
    </Fragment>
  ))
}
