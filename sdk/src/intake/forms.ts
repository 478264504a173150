import type { Client } from '../client/client.js'
import { describeFailure } from '../kit/describeFailure.js'
import { checkNote } from '../kit/fields/note.js'
import { every, required } from '../kit/checks.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { inputTexts } from '../kit/inputTexts.js'
import { centsToField } from '../kit/money.js'
import { formatPhone, phoneDigits } from '../kit/phone.js'
import { taxSignatureError } from '../payments/taxRules.js'
import {
  filingStatuses,
  intakeStatementVersion,
  type FilingStatus,
  type IntakeDecision,
} from '../vocabulary/intake/catalogue.js'
import { states, type StateCode } from '../vocabulary/places/states.js'
import { handInIntake, updateIntake, type Intake, type IntakeChange } from './calls.js'
import { intakeCents, intakeErrors } from './rules.js'
import { decideIntake, revealIntakeNumber, type StaffIntake } from './staffCalls.js'
import { intakeErrorTexts } from './texts.js'

type Saved = (intake: Intake) => void

/** The check of a field by the rules of the form. */
const by = (name: keyof IntakeChange) => (value: unknown) =>
  intakeErrors({ [name]: value ?? '' } as IntakeChange)[name] ?? null
const stateOf = (state: string) => (states.has(state) ? state : null)

/** Who somebody is to payroll, and where they live. */
export interface IntakePersonForm {
  readonly legal_name: string
  readonly address: string
  readonly address2: string
  readonly city: string
  readonly state: StateCode | null
  readonly zip_code: string
}

/** The name and address of a payroll form. */
export function createIntakePersonForm(care: Client, intake: Intake, saved: Saved): Form<IntakePersonForm> {
  return createForm<IntakePersonForm>({
    fields: {
      legal_name: { initial: intake.legal_name, checks: [by('legal_name')] },
      address: { initial: intake.address, checks: [by('address')] },
      address2: { initial: intake.address2, checks: [by('address2')] },
      city: { initial: intake.city, checks: [by('city')] },
      state: { initial: stateOf(intake.state), checks: [by('state')] },
      zip_code: { initial: intake.zip_code, checks: [by('zip_code')] },
    },
    async submit({ state, ...lines }) {
      const typed = Object.fromEntries(Object.entries(lines).map(([name, text]) => [name, text.trim()]))
      saved(await care.call(updateIntake, { body: { ...typed, state: state ?? '' } }))
    },
    describe: describeFailure,
  })
}

/** What is withheld: amounts in dollars as they are typed, empty for none; nothing is chosen beforehand. */
export interface IntakeWithholdingForm {
  readonly filing_status: FilingStatus | null
  readonly multiple_jobs: 'yes' | 'no' | null
  readonly dependents_cents: string
  readonly other_income_cents: string
  readonly deductions_cents: string
  readonly extra_cents: string
  readonly work_state: StateCode | null
}

/** What is withheld from somebody's pay, as Form W-4 asks it. */
export function createIntakeWithholdingForm(
  care: Client,
  intake: Intake,
  saved: Saved,
): Form<IntakeWithholdingForm> {
  const amount = (cents: number) => ({
    initial: cents > 0 ? centsToField(cents) : '',
    checks: [(typed: unknown) => (intakeCents(String(typed)) === null ? intakeErrorTexts.amount : null)],
  })
  return createForm<IntakeWithholdingForm>({
    fields: {
      filing_status: {
        initial: filingStatuses.has(intake.filing_status) ? intake.filing_status : null,
        checks: [required()],
      },
      multiple_jobs: {
        initial: intake.multiple_jobs === null ? null : intake.multiple_jobs ? 'yes' : 'no',
        checks: [required()],
      },
      dependents_cents: amount(intake.dependents_cents),
      other_income_cents: amount(intake.other_income_cents),
      deductions_cents: amount(intake.deductions_cents),
      extra_cents: amount(intake.extra_cents),
      work_state: { initial: stateOf(intake.work_state), checks: [by('work_state')] },
    },
    async submit({ filing_status, multiple_jobs, work_state, ...amounts }) {
      const body: IntakeChange = {
        ...Object.fromEntries(
          Object.entries(amounts).map(([name, typed]) => [name, intakeCents(typed) ?? 0]),
        ),
        ...(filing_status && { filing_status }),
        ...{ multiple_jobs: multiple_jobs === 'yes', work_state: work_state ?? '' },
      }
      saved(await care.call(updateIntake, { body }))
    },
    describe: describeFailure,
  })
}

/** Whom to call in an emergency, the telephone as it is typed. */
export interface IntakeEmergencyForm {
  readonly emergency_name: string
  readonly emergency_phone: string
  readonly emergency_relation: string
}

/** Whom to call in an emergency. */
export function createIntakeEmergencyForm(
  care: Client,
  intake: Intake,
  saved: Saved,
): Form<IntakeEmergencyForm> {
  return createForm<IntakeEmergencyForm>({
    fields: {
      emergency_name: { initial: intake.emergency_name, checks: [by('emergency_name')] },
      emergency_phone: { initial: formatPhone(intake.emergency_phone), checks: [by('emergency_phone')] },
      emergency_relation: { initial: intake.emergency_relation, checks: [by('emergency_relation')] },
    },
    async submit({ emergency_name, emergency_phone, emergency_relation }) {
      const body = {
        emergency_name: emergency_name.trim(),
        emergency_phone: phoneDigits(emergency_phone) ?? '',
        emergency_relation: emergency_relation.trim(),
      }
      saved(await care.call(updateIntake, { body }))
    },
    describe: describeFailure,
  })
}

/** Signing with the legal name, which hands the form in. */
export function createIntakeSignature(
  care: Client,
  legalName: string,
  done: Saved,
): Form<{ full_name: string }> {
  return createForm<{ full_name: string }>({
    fields: { full_name: { initial: '', checks: [(name) => taxSignatureError(name, legalName)] } },
    async submit({ full_name }) {
      const body = { full_name: full_name.trim(), statement_version: intakeStatementVersion }
      done(await care.call(handInIntake, { body }))
    },
    describe: describeFailure,
  })
}

/** What the staff decide; sending back takes a note. */
export function createIntakeDecision(
  care: Client,
  intake: StaffIntake,
): Form<{ decision: IntakeDecision | null; note: string }> {
  return createForm<{ decision: IntakeDecision | null; note: string }>({
    fields: {
      decision: { initial: null, checks: [required(inputTexts.required)] },
      note: {
        initial: '',
        activeWhen: ({ decision }) => decision === 'returned',
        checks: [every(required(intakeErrorTexts.note), checkNote)],
      },
    },
    async submit({ decision, note }) {
      const body = {
        decision: decision!,
        handed_in_at: intake.handed_in_at ?? '',
        ...(decision === 'returned' && { note: note.trim() }),
      }
      await care.call(decideIntake, { id: intake.user_id, body })
    },
    describe: describeFailure,
  })
}

/** Asking for the whole Social Security number, with the reason that is put on record. */
export function createIntakeReveal(
  care: Client,
  userId: number,
  shown: (ssn: string) => void,
): Form<{ reason: string }> {
  return createForm<{ reason: string }>({
    fields: { reason: { initial: '', checks: [every(required(intakeErrorTexts.reason), checkNote)] } },
    async submit({ reason }) {
      const { ssn } = await care.call(revealIntakeNumber, { id: userId, body: { reason: reason.trim() } })
      shown(ssn.replace(/^(\d{3})(\d{2})(\d{4})$/, '$1-$2-$3'))
    },
    describe: describeFailure,
  })
}
