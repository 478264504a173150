import type { Client } from '../../client/client.js'
import { required } from '../../kit/checks.js'
import { strictDate } from '../../kit/dates/dateChecks.js'
import { formatFormDate, parseFormDate } from '../../kit/dates/dates.js'
import { minuteOfDay } from '../../kit/dates/timeOfDay.js'
import { describeFailure } from '../../kit/describeFailure.js'
import type { ApiError } from '../../kit/error.js'
import { checkLine, checkNote } from '../../kit/fields/note.js'
import { createForm, type Form } from '../../kit/forms/form.js'
import { sayFailure } from '../../kit/forms/sayFailure.js'
import { action, type Action } from '../../kit/state/action.js'
import type { Toasts } from '../../kit/state/toasts.js'
import { fits } from '../../kit/structs/fits.js'
import type { FingerprintingPayer, FingerprintingResult } from '../../vocabulary/hiring/fingerprinting.js'
import {
  answerFingerprinting,
  cancelFingerprinting,
  fingerprintConsentVersion,
  Fingerprinting,
  requestFingerprinting,
} from './calls.js'
import { recordFingerprints, sendForFingerprints, type FingerprintCaseDetail } from './staffCalls.js'
import { fingerprintingErrorTexts as wrong } from './fingerprintingTexts.js'

/** Asking a caregiver for their fingerprints: who pays, chosen by nobody beforehand. */
export function createFingerprintRequestForm(
  care: Client,
  connectionId: number,
  asked: (standing: Fingerprinting) => void,
): Form<{ paid_by: FingerprintingPayer | null }> {
  return createForm<{ paid_by: FingerprintingPayer | null }>({
    fields: { paid_by: { initial: null, checks: [required(wrong.payer)] } },
    submit: async ({ paid_by }) =>
      asked(await care.call(requestFingerprinting, { id: connectionId, body: { paid_by: paid_by! } })),
    describe: describeFailure,
  })
}

/** What the two of a connection do with a request at a press, each as it was read in its version. */
export interface FingerprintAnswers {
  readonly agree: Action<[version: number], Fingerprinting>
  /** Says no, also after a yes. */
  readonly decline: Action<[version: number], Fingerprinting>
  /** The family calls it off. */
  readonly cancel: Action<[version: number], Fingerprinting>
}

/** Answers a request, or calls it off; `took` is given how it stands then, also where somebody else was quicker. */
export function createFingerprintAnswers(
  care: Client,
  toasts: Toasts,
  id: number,
  took: (standing: Fingerprinting) => void,
): FingerprintAnswers {
  const said = sayFailure(toasts)
  const outcomes = {
    done: took,
    failed(error: ApiError) {
      said(error)
      if (error.kind === 'conflict' && fits(error.current, Fingerprinting)) took(error.current)
    },
  }
  const answer = (agrees: boolean) => (version: number) =>
    care.call(answerFingerprinting, {
      id,
      body: { version, agrees, consent_version: fingerprintConsentVersion },
    })
  return {
    agree: action(answer(true), outcomes),
    decline: action(answer(false), outcomes),
    cancel: action((version: number) => care.call(cancelFingerprinting, { id, body: { version } }), outcomes),
  }
}

/** An appointment as the staff enter it: MM/DD/YYYY, HH:MM or nothing, the place, and a note for the staff alone. */
export interface AppointmentForm {
  readonly day: string
  readonly time: string
  readonly place: string
  readonly note: string
}

/** Making an appointment, or another in its place. `today` is the day at the place of care. */
export function createAppointmentForm(
  care: Client,
  { id, version, appointment }: FingerprintCaseDetail,
  today: string,
  saved: (detail: FingerprintCaseDetail) => void,
): Form<AppointmentForm> {
  return createForm<AppointmentForm>({
    fields: {
      day: {
        initial: appointment ? formatFormDate(appointment.day) : '',
        checks: [
          required(),
          strictDate(),
          (typed) => ((parseFormDate(typed) ?? today) < today ? wrong.dayPast : null),
        ],
      },
      time: {
        initial: appointment?.time ?? '',
        checks: [(time) => (time === '' || minuteOfDay(time) !== null ? null : wrong.time)],
      },
      place: { initial: appointment?.place ?? '', checks: [required(wrong.place), checkLine] },
      note: { initial: '', checks: [checkNote] },
    },
    async submit({ day, time, place, note }) {
      const body = {
        ...{ version, day: parseFormDate(day) ?? '', time: time || null },
        ...{ place: place.trim(), note: note.trim() },
      }
      saved(await care.call(sendForFingerprints, { id, body }))
    },
    describe: describeFailure,
  })
}

/** What came of the fingerprints as the staff enter it: on which day, MM/DD/YYYY, and a note for the staff alone. */
export interface FingerprintResultForm {
  readonly result: FingerprintingResult | null
  readonly day: string
  readonly note: string
}

/** Noting the result. `today` is the day at the place of care. */
export function createFingerprintResultForm(
  care: Client,
  { id, version, appointment }: FingerprintCaseDetail,
  today: string,
  saved: (detail: FingerprintCaseDetail) => void,
): Form<FingerprintResultForm> {
  return createForm<FingerprintResultForm>({
    fields: {
      result: { initial: null, checks: [required(wrong.result)] },
      day: {
        initial: '',
        checks: [
          required(),
          strictDate(),
          (typed) => ((parseFormDate(typed) ?? today) > today ? wrong.dayAhead : null),
          (typed) =>
            appointment && (parseFormDate(typed) ?? today) < appointment.day ? wrong.dayBefore : null,
        ],
      },
      note: { initial: '', checks: [checkNote] },
    },
    async submit({ result, day, note }) {
      const body = { version, result: result!, day: parseFormDate(day) ?? '', note: note.trim() }
      saved(await care.call(recordFingerprints, { id, body }))
    },
    describe: describeFailure,
  })
}
