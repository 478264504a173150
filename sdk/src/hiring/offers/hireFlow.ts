import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../../client/client.js'
import { describeFailure } from '../../kit/describeFailure.js'
import type { ApiError } from '../../kit/error.js'
import type { Form } from '../../kit/forms/form.js'
import { isRecord } from '../../kit/shape.js'
import { versionOf } from '../../kit/state/recordVersion.js'
import { settle } from '../../kit/state/resource.js'
import { createSerial } from '../../kit/state/serial.js'
import { fits } from '../../kit/structs/fits.js'
import { array } from '../../kit/structs/struct.js'
import { message, type Sayable } from '../../kit/text.js'
import type { HireStep } from '../../vocabulary/hiring/catalogue.js'
import { WeeklyHours } from '../../vocabulary/jobs/entities.js'
import {
  discardHireDraft,
  HireDraft,
  hireCaregiver,
  Offer,
  updateHireDraft,
  type Hiring,
  type HireTerms,
} from './calls.js'
import {
  createHireForm,
  hireFields,
  jobAnswers,
  knownAnswers,
  offerAnswers,
  type HireField,
  type HireForm,
} from './hireForm.js'
import { offerErrorTexts as wrong } from './offerTexts.js'
import {
  isAfterSending,
  neededHireSteps,
  nextHireStep,
  previousHireStep,
  sendingStep,
  type HireFacts,
} from './steps.js'

/** What the steps of a hire go through with. */
export interface HireFlowOptions {
  readonly care: Client
  readonly hiring: Hiring
  /** The day in a state, `YYYY-MM-DD`: what is past is judged where the care is. */
  readonly todayIn: (state: string) => string
  readonly paidByPartner: boolean
  /** What else is wrong with the terms, as the minimum wage of the place says. */
  readonly check?: (terms: HireTerms) => Partial<Record<HireField, Sayable>>
}

/** A hire from its first step to the offer that is sent, put aside on the server as it goes. */
export interface HireFlow {
  readonly form: Form<HireForm>
  readonly facts: ReadonlySignal<HireFacts>
  /** The needed steps, in order. */
  readonly steps: ReadonlySignal<readonly HireStep[]>
  /** Whether the last change is on the server. */
  readonly saved: ReadonlySignal<'no' | 'saving' | 'yes' | 'failed'>
  /** Why the answers could not be put aside; null where they could, or nobody tried. */
  readonly problem: ReadonlySignal<Sayable | null>
  /** Something stands here that is neither on the server nor sent. */
  readonly unsaved: ReadonlySignal<boolean>
  /** What was put aside before, and found when the hire was opened; null once it is sent or thrown away. */
  readonly found: ReadonlySignal<HireDraft | null>
  /** Another tab, or another device, has put aside something else meanwhile; null where none has. */
  readonly other: ReadonlySignal<HireDraft | null>
  /** The offer that waits for the caregiver, or was answered last; null where there is none. */
  readonly offer: ReadonlySignal<Offer | null>
  /** At the sending another offer was found to wait, which this one was not meant to replace: sent again, it does. */
  readonly crossed: ReadonlySignal<boolean>
  /** The first step, of those before the sending, that lacks something; null where none does. */
  firstIncomplete(): HireStep | null
  /** Where a hire is taken up: at the step of its draft, or at the first that lacks something before it. */
  resumeAt(): HireStep
  /**
   * Leaves a step for the next needed one, or for another one that is named: null while something in it is missing or
   * wrong. Puts the answers aside.
   */
  next(step: HireStep, instead?: HireStep): HireStep | null
  /** The step before one, or null before the first. */
  previous(step: HireStep): HireStep | null
  /** Takes the answers of a job of the family, or of none of them (0). */
  chooseJob(id: number): void
  /** Puts the answers aside once more where that failed. */
  putAside(step: HireStep): Promise<void>
  /** Goes on with what the other tab has put aside, or with what stands here. */
  settleOther(whose: 'theirs' | 'mine'): Promise<void>
  /** Throws away what was put aside, and begins with what is known. */
  startAgain(): Promise<void>
  /** Takes what has become of the offer: it was taken back, or answered. */
  takeOffer(offer: Offer): void
}

/** A hire, step by step. */
export function createHireFlow(options: HireFlowOptions): HireFlow {
  const { care, hiring, todayIn, paidByPartner } = options
  const { known, jobs, caregiver } = hiring
  const saved = signal<'no' | 'saving' | 'yes' | 'failed'>(hiring.draft ? 'yes' : 'no')
  const problem = signal<Sayable | null>(null)
  const other = signal<HireDraft | null>(null)
  const offer = signal(hiring.offer)
  const crossed = signal(false)
  const found = signal(hiring.draft)
  let version = hiring.draft?.version ?? 0
  /** Of what is put aside each carries the version that the one before it made; a draft that arrives after the offer would stay. */
  const inTurn = createSerial()
  const revises = () => (offer.peek()?.state === 'sent' ? { revises: offer.peek()!.version } : {})

  /** A caregiver who cannot be found has left, or was taken from the site. */
  const describe = (error: ApiError): Sayable =>
    error.kind === 'notFound' ? message(wrong.gone, { name: caregiver.first_name }) : describeFailure(error)

  const form = createHireForm({
    todayIn,
    paidByPartner,
    hasJobs: jobs.length > 0,
    check: options.check,
    describe,
    async submit(terms) {
      const outcome = await inTurn(() =>
        settle(() => care.call(hireCaregiver, { id: caregiver.id, body: { ...terms, ...revises() } })),
      )
      if ('error' in outcome) {
        const { kind, current } = outcome.error
        if (kind === 'conflict' && fits(current, Offer)) {
          batch(() => {
            offer.value = current
            crossed.value = true
          })
        }
        throw outcome.error
      }
      batch(() => {
        offer.value = outcome.value.offer
        other.value = null
        found.value = null
        crossed.value = false
        saved.value = 'yes'
        problem.value = null
        version = 0
      })
    },
  })
  const jobOf = (id: number | null) => jobs.find((job) => job.id === id)
  const noJob = jobs.length > 0 ? null : 0
  /** The answers of which none speaks of a job that is no longer open. */
  const withOpenJob = (answers: Partial<HireForm>): Partial<HireForm> =>
    answers.job_id && !jobOf(answers.job_id) ? { ...answers, job_id: noJob } : answers
  const start = () => {
    form.reset({
      ...knownAnswers(known, caregiver.desired_wage),
      ...(offer.peek() && withOpenJob(offerAnswers(offer.peek()!))),
    })
  }
  start()
  if (hiring.draft) form.fill(withOpenJob(fitting(hiring.draft.answers, form.data.peek())))
  const kept = signal(versionOf(form.data.peek()))
  const keepAs = (answers: HireForm) => (kept.value = versionOf(answers))
  form.data.subscribe(() => {
    if (saved.peek() === 'yes' && form.dirty.peek()) saved.value = 'no'
  })
  const unsaved = computed(
    () => form.dirty.value && saved.value !== 'yes' && kept.value !== versionOf(form.data.value),
  )

  const facts = computed<HireFacts>(() => ({
    hasJobs: jobs.length > 0,
    care_for: known.care_for || jobOf(form.data.value.job_id)?.care_for || null,
    recipient_name: known.recipient_name,
    address: known.address,
    paidByPartner,
    conciergeEligible: known.concierge_eligible,
    advisorDecided: known.advisor_decided,
    enrolledInTaxes: known.enrolled_in_taxes,
    hasTaxId: known.has_tax_id,
    hasPlan: known.has_plan,
    offersFingerprinting: known.offers_fingerprinting,
    fingerprintingDecided: known.fingerprinting_decided,
  }))
  const steps = computed(() => neededHireSteps(facts.value))

  function put(step: HireStep): Promise<void> {
    saved.value = 'saving'
    return inTurn(() => putNow(step))
  }

  async function putNow(step: HireStep): Promise<void> {
    const answers = form.data.peek()
    const body = { step, answers: { ...answers }, version }
    const outcome = await settle(() =>
      care.call(updateHireDraft, { id: caregiver.id, body }, { keepalive: true }),
    )
    const failure = 'error' in outcome ? outcome.error : null
    const current = failure ? failure.current : 'value' in outcome ? outcome.value : null
    const isThere = fits(current, HireDraft)
    // Where the answer to an earlier try was lost, what is found there is one's own.
    if (isThere && (!failure || versionOf(current.answers) === versionOf(answers))) {
      version = current.version
      batch(() => {
        keepAs(answers)
        saved.value = answers === form.data.peek() ? 'yes' : 'no'
        problem.value = null
      })
      return
    }
    batch(() => {
      saved.value = 'failed'
      if (failure?.kind === 'conflict' && isThere) other.value = current
      else problem.value = failure && describe(failure)
    })
    // Thrown away elsewhere, or sent: the next try begins anew.
    if (failure?.kind === 'conflict' && current === null) version = 0
  }

  function firstIncomplete(): HireStep | null {
    const isWrong = (name: HireField) => form.fields[name].error.peek() !== null
    return askingSteps.find((step) => step !== sendingStep && hireFields[step]!.some(isWrong)) ?? null
  }

  return {
    form,
    facts,
    steps,
    saved,
    problem,
    unsaved,
    found,
    other,
    offer,
    crossed,
    firstIncomplete,
    resumeAt() {
      const missing = firstIncomplete()
      const wanted = found.peek()?.step
      const asked = wanted && !isAfterSending(wanted) ? wanted : (steps.peek()[0] ?? 'confirm')
      return missing && askingSteps.indexOf(missing) < askingSteps.indexOf(asked) ? missing : asked
    },
    next(step, instead) {
      if (!form.checkStep(hireFields[step] ?? [])) return null
      const following = instead ?? nextHireStep(step, facts.peek())
      if (following && !isAfterSending(following)) void put(following)
      return following
    },
    previous: (step) => previousHireStep(step, facts.peek()),
    chooseJob(id) {
      const job = jobOf(id)
      batch(() => {
        form.fields.job_id.set(id)
        if (!job) return
        const answers = jobAnswers(job, todayIn(job.state))
        // The street of the same town stays; that of another is not the job's.
        const before = form.data.peek().place
        const isElsewhere = answers.place && before && answers.place.zip_code !== before.zip_code
        form.fill({ ...answers, ...(isElsewhere ? { address: '', address2: '' } : {}) })
      })
    },
    putAside: put,
    async settleOther(whose) {
      const theirs = other.peek()
      if (!theirs) return
      version = theirs.version
      batch(() => {
        other.value = null
        problem.value = null
        if (whose === 'theirs') {
          form.fill(withOpenJob(fitting(theirs.answers, form.data.peek())))
          keepAs(form.data.peek())
        }
        saved.value = whose === 'theirs' ? 'yes' : 'no'
      })
      if (whose === 'mine') await put(theirs.step)
    },
    async startAgain() {
      const outcome = await inTurn(() => settle(() => care.call(discardHireDraft, { id: caregiver.id })))
      if ('error' in outcome) {
        problem.value = describe(outcome.error)
        return
      }
      version = 0
      batch(() => {
        other.value = null
        found.value = null
        problem.value = null
        saved.value = 'no'
        start()
        keepAs(form.data.peek())
      })
    },
    takeOffer(next) {
      batch(() => {
        offer.value = next
        crossed.value = false
      })
    },
  }
}

const askingSteps = Object.keys(hireFields) as HireStep[]

/** The answers of a draft whose kind is that of their field, so that an old draft cannot break the form. */
function fitting(answers: Readonly<Record<string, unknown>>, form: HireForm): Partial<HireForm> {
  const fields = form as unknown as Readonly<Record<string, unknown>>
  return Object.fromEntries(
    Object.entries(answers).filter(([name, value]) => {
      if (!Object.hasOwn(fields, name)) return false
      const own = kinds[name]
      return own ? own(value) : typeof value === typeof fields[name] && value !== null
    }),
  )
}

const isNumberOrNull = (value: unknown) => value === null || typeof value === 'number'
const isOneOf =
  (...all: unknown[]) =>
  (value: unknown) =>
    all.includes(value)
/** What a field may hold, where that is more or less than what it holds at first. */
const kinds: Readonly<Record<string, (value: unknown) => boolean>> = {
  job_id: isNumberOrNull,
  care_for: isNumberOrNull,
  hours_week: isNumberOrNull,
  num_days: isNumberOrNull,
  place: (value) =>
    value === null ||
    (isRecord(value) && ['city', 'state', 'zip_code'].every((part) => typeof value[part] === 'string')),
  schedule: (value) => fits(value, array(WeeklyHours)),
  schedule_type: isOneOf(1, 2),
  pay_unit: isOneOf('hour', 'day'),
  contact_types: (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
}
