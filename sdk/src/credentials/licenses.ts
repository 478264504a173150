import { isEmpty, isLongerThan } from '../kit/checks.js'
import { optionalDate } from '../kit/dates/dateChecks.js'
import { formatFormDate, isApiDate, parseFormDate } from '../kit/dates/dates.js'
import { isRecord, textOf } from '../kit/shape.js'
import type { BoundText, Text } from '../kit/text.js'
import { providerTypes, type ProviderTypeId } from '../vocabulary/caregivers/catalogue.js'
import { numberlessLicenseType } from '../vocabulary/caregivers/constants.js'
import {
  hcpLicenseTypeIds,
  licenseTypes,
  otherLicenseTypeIds,
  type LicenseTypeId,
} from '../vocabulary/caregivers/licenseTypes.js'
import { licenseTexts } from '../caregivers/recordTexts.js'

/** What the certification editor holds; `expires` is MM/DD/YYYY or empty. */
export interface LicenseForm {
  readonly map_id: number | null
  readonly license_number: string
  readonly state: string
  readonly expires: string
}

/** The selected provider type: the first entry of the list; null where there is none. */
export function selectedProviderType(provider_types: readonly unknown[]): ProviderTypeId | null {
  const first: unknown = Array.isArray(provider_types) ? provider_types[0] : null
  return providerTypes.has(first) ? first : null
}

/** The provider types after one is selected: it comes first, the others stay behind it. */
export function selectProviderType(types: readonly number[], selected: ProviderTypeId): ProviderTypeId[] {
  return [selected, ...(types as ProviderTypeId[]).filter((type) => type !== selected)]
}

/** Whether the caregiver is a health care professional: `is_hcp` is derived, never kept. */
export function isHcp(provider_types: readonly unknown[]): boolean {
  return selectedProviderType(provider_types) === providerTypes.get(2).id
}

/** The license types offered to a caregiver. */
export function offeredLicenseTypes(provider_types: readonly unknown[]): readonly LicenseTypeId[] {
  return isHcp(provider_types) ? hcpLicenseTypeIds : otherLicenseTypeIds
}

/** Longest license number, in characters. */
export const licenseNumberMaxLength = 60

/** What keeps a license from being saved, by field. The number may follow later; a date must be MM/DD/YYYY. */
export function licenseErrors(form: LicenseForm): {
  map_id?: Text
  license_number?: Text
  expires?: Text | BoundText
} {
  const { map_id, license_number, expires } = isRecord(form)
    ? (form as unknown as LicenseForm)
    : ({} as LicenseForm)
  const date = checkDate(expires)
  return {
    ...(!licenseTypes.has(map_id) && { map_id: licenseTexts.typeRequired }),
    ...(isLongerThan(textOf(license_number), licenseNumberMaxLength) && {
      license_number: licenseTexts.numberTooLong,
    }),
    ...(date && { expires: date }),
  }
}

/** The license as it is sent; null while `licenseErrors` objects. */
export function licenseBody(form: LicenseForm) {
  if (Object.keys(licenseErrors(form)).length > 0) return null
  return {
    map_id: form.map_id as LicenseTypeId,
    license_number: textOf(form.license_number) || null,
    state: textOf(form.state),
    expires: parseFormDate(form.expires),
  }
}

/** What the editor holds for a saved license, or for a new one. */
export function licenseForm(
  license: {
    readonly map_id?: number
    readonly license_number?: string | null
    readonly state?: string
    readonly expires?: string | null
  } | null,
): LicenseForm {
  return {
    map_id: license?.map_id ?? null,
    license_number: license?.license_number ?? '',
    state: license?.state ?? '',
    expires: isApiDate(license?.expires) ? formatFormDate(license.expires) : '',
  }
}

/** Whether it shows 'Pending for license number': it has none, and its type needs one. */
export function isNumberPending(license: {
  readonly map_id: number
  readonly license_number?: string | null
}): boolean {
  return isRecord(license) && isEmpty(license.license_number) && license.map_id !== numberlessLicenseType
}

/** Whether a file may be a license's photo: images only, by what the browser says it is. */
export function checkLicensePhoto(file: { readonly type: string }): Text | null {
  return textOf(file?.type).toLowerCase().startsWith('image/') ? null : licenseTexts.imagesOnly
}

const checkDate = optionalDate()
