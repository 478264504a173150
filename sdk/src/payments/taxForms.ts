import type { Client } from '../client/client.js'
import { formatFormDate, parseFormDate } from '../kit/dates/dates.js'
import { describeFailure } from '../kit/describeFailure.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { isEmpty } from '../kit/checks.js'
import { inputTexts } from '../kit/inputTexts.js'
import { taxDigits, taxNumberError, type TaxNumberKind } from '../payroll/taxNumbers.js'
import { checkZip } from '../places/zip.js'
import { states, type StateCode } from '../vocabulary/places/states.js'
import {
  taxConsentVersion,
  type PayFrequency,
  payFrequencies,
  type TaxChoice,
} from '../vocabulary/payments/taxCatalogue.js'
import { enrollInTaxes, updateTaxData, updateTaxId, type TaxData } from './taxCalls.js'
import { firstPayDateError, taxSignatureError } from './taxRules.js'

/** What was decided about taxes. Nothing is chosen beforehand. */
export function createTaxChoiceForm(
  care: Client,
  data: TaxData,
  done: (data: TaxData) => void,
): Form<{ choice: TaxChoice | null }> {
  return createForm<{ choice: TaxChoice | null }>({
    fields: { choice: { initial: data.choice as TaxChoice | null, checks: [required] } },
    submit: async ({ choice }) => done(await care.call(updateTaxData, { body: { choice: choice! } })),
    describe: describeFailure,
  })
}

/** How a household pays: its legal name, how often, the first payday MM/DD/YYYY, and the consent, never ticked beforehand. */
export interface TaxEnrollForm {
  readonly legal_name: string
  readonly pay_frequency: PayFrequency | null
  readonly first_pay_date: string
  readonly agreed: boolean
}

/** How a household pays, with its consent to the words of `taxConsentVersion`. */
export function createTaxEnrollForm(
  care: Client,
  data: TaxData,
  today: string,
  done: (data: TaxData) => void,
): Form<TaxEnrollForm> {
  return createForm<TaxEnrollForm>({
    fields: {
      legal_name: { initial: data.legal_name, checks: [required] },
      pay_frequency: {
        initial: payFrequencies.has(data.pay_frequency) ? data.pay_frequency : null,
        checks: [required],
      },
      first_pay_date: {
        initial: formatFormDate(data.first_pay_date ?? ''),
        checks: [(day) => firstPayDateError(parseFormDate(day), today)],
      },
      agreed: { initial: false, checks: [(agreed) => (agreed ? null : inputTexts.required)] },
    },
    async submit({ legal_name, pay_frequency, first_pay_date }) {
      const body = {
        ...{ choice: 'enroll' as const, legal_name: legal_name.trim(), pay_frequency: pay_frequency! },
        first_pay_date: parseFormDate(first_pay_date) ?? '',
        consent_version: taxConsentVersion,
      }
      done(await care.call(updateTaxData, { body }))
    },
    describe: describeFailure,
  })
}

/** A tax number as it is typed: never known beforehand, and forgotten as soon as it was taken. */
export function createTaxIdForm(
  care: Client,
  kind: TaxNumberKind,
  done: (last4: Pick<TaxData, 'ssn_last4' | 'employer_id_last4'>) => void,
): Form<{ number: string }> {
  const form = createForm<{ number: string }>({
    fields: { number: { initial: '', checks: [(typed) => taxNumberError(kind, taxDigits(typed))] } },
    async submit({ number }) {
      const last4 = await care.call(updateTaxId, { body: { [kind]: taxDigits(number) } })
      form.reset({ number: '' })
      done(last4)
    },
    serverNames: { ssn: 'number', employer_id: 'number' },
    describe: describeFailure,
  })
  return form
}

/** The address of the employer. */
export interface TaxAddressForm {
  readonly address: string
  readonly address2: string
  readonly city: string
  readonly state: StateCode | null
  readonly zip_code: string
}

/** Where the household is, as the tax authorities know it. */
export function createTaxAddressForm(
  care: Client,
  data: TaxData,
  done: (data: TaxData) => void,
): Form<TaxAddressForm> {
  return createForm<TaxAddressForm>({
    fields: {
      address: { initial: data.address, checks: [required] },
      address2: { initial: data.address2 },
      city: { initial: data.city, checks: [required] },
      state: { initial: states.has(data.state) ? data.state : null, checks: [required] },
      zip_code: { initial: data.zip_code, checks: [(zip) => checkZip(zip)] },
    },
    async submit({ address, address2, city, state, zip_code }) {
      const typed = { address: address.trim(), address2: address2.trim(), city: city.trim() }
      const body = { ...typed, state: state ?? '', zip_code: zip_code.trim() }
      done(await care.call(updateTaxData, { body }))
    },
    describe: describeFailure,
  })
}

/** Signing with the legal name, which sends the enrollment. */
export function createTaxSignature(
  care: Client,
  legalName: string,
  done: (data: TaxData) => void,
): Form<{ full_name: string }> {
  return createForm<{ full_name: string }>({
    fields: { full_name: { initial: '', checks: [(name) => taxSignatureError(name, legalName)] } },
    async submit({ full_name }) {
      const body = { full_name: full_name.trim(), consent_version: taxConsentVersion }
      done(await care.call(enrollInTaxes, { body }))
    },
    describe: describeFailure,
  })
}

const required = (value: unknown) => (isEmpty(value) ? inputTexts.required : null)
