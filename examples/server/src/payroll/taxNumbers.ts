import type { TaxNumberKind } from '@homecare/sdk/payroll'
import type { SealedPlace } from '../secrets/keyRing.ts'
import { taxProfiles } from '../tables/money/payroll.ts'

/** The columns of each tax number: its last four digits, its envelope, and the version that the envelope is bound to. */
export const numberColumns = {
  ssn: { last4: 'ssn_last4', sealed: 'ssn_sealed', version: 'ssn_version' },
  employer_id: { last4: 'employer_id_last4', sealed: 'employer_id_sealed', version: 'employer_id_version' },
} as const satisfies Record<TaxNumberKind, Record<string, keyof TaxProfile>>

export type TaxProfile = typeof taxProfiles.$inferSelect

export const numberKinds = Object.keys(numberColumns) as TaxNumberKind[]

/** Where a number of somebody's is sealed. */
export const placeOf = (kind: TaxNumberKind, userId: number, version: number): SealedPlace => ({
  table: 'tax_profiles',
  column: numberColumns[kind].sealed,
  row: userId,
  version,
})
