import { batch, effect, signal, type ReadonlySignal } from '@preact/signals-core'
import { whoami } from '../account/sessionCalls.js'
import { anonymous, type Identity } from '../vocabulary/account/identity.js'
import type { Session } from '../account/session.js'
import type { Client } from '../client/client.js'
import { ApiError, isApiError } from '../kit/error.js'
import { newId } from '../kit/newId.js'
import { email as emailCheck, required } from '../kit/checks.js'
import { describeFailure } from '../kit/describeFailure.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { stepAfter } from '../kit/forms/steps.js'
import type { VisitorName } from '../kit/visitorPrefix.js'
import { keptIn, type DeviceStorage } from '../kit/state/deviceStorage.js'
import { settle } from '../kit/state/resource.js'
import { createSerial } from '../kit/state/serial.js'
import { say } from '../kit/text.js'
import type { Job, JobDraft } from '../vocabulary/jobs/entities.js'
import { listOwnJobs } from './calls.js'
import type { Place } from '../places/calls.js'
import type { FamilySignupStep } from '../vocabulary/families/catalogue.js'
import { familySignupSteps } from '../vocabulary/families/catalogue.js'
import type { FamilySignup, OnboardingDraft } from '../vocabulary/families/entities.js'
import {
  createOnboardingForm,
  jobOf,
  onboardingSteps,
  scheduledHours,
  signupOf,
  usualWeeklyHours,
  type Onboarding,
  type OnboardingForm,
} from './onboarding.js'
import { relationships } from '../vocabulary/families/relationships.js'
import {
  finishOnboardingLater,
  getOnboardingDraft,
  postFirstJob,
  resumeOnboarding,
  updateOnboardingDraft,
  signUpFamily,
} from './signupCalls.js'
import { suggestedTitleTexts } from './texts.js'

/** What a sign-up is sent and kept with. */
export interface SignupFlowOptions {
  /** With attempts (`withAttempts`), so that pressing again after a lost answer makes no second account. */
  readonly care: Client
  readonly session: Session
  /** The day at the person's place, `YYYY-MM-DD`. */
  readonly today: string
  readonly language: () => 'en' | 'es'
  readonly newKey?: () => string
  /** Shared by the browser's tabs: they all post the one job of a sign-up, whichever of them is the first. */
  readonly storage?: DeviceStorage | undefined
  /** The variant of the flow, as its address names it; kept with the draft. */
  readonly version?: string
  readonly partnerCode?: string | null
  /** What was put aside, where it came with the page: then nothing is asked for at the start; null where there is nothing. */
  readonly draft?: OnboardingDraft | null | undefined
  /**
   * On a partner's page, with a guest client: account and job travel in one call, nothing is put aside but by a mailed
   * link, and the sign-up goes on at `continueUrl`.
   */
  readonly guest?: boolean
}

/** The family sign-up from its first step to a posted job. */
export interface SignupFlow {
  readonly form: OnboardingForm
  /** Whether what was put aside could be read: unknown while it loads. */
  readonly state: ReadonlySignal<'loading' | 'ready' | 'failed'>
  /** Where a draft that was put aside goes on. */
  readonly resumeAt: ReadonlySignal<FamilySignupStep | null>
  /** Whether the last change is on the server. */
  readonly saved: ReadonlySignal<'no' | 'saving' | 'yes' | 'failed'>
  /** The job that was posted in the end. */
  readonly job: ReadonlySignal<Job | null>
  /** Whether it had been posted before, from another tab or by a press whose answer was lost, and stands as it was then. */
  readonly postedBefore: ReadonlySignal<boolean>
  /** Of a guest who has signed up: the address that signs in on the product's own site, once. */
  readonly continueUrl: ReadonlySignal<string | null>
  /** Takes up what was put aside, by the link's token or from this browser. */
  start(token?: string | null): Promise<void>
  setPlace(place: Place | null): void
  /** Leaves a step for the next: null while something in it is missing or wrong. Puts the draft aside. */
  next(step: FamilySignupStep): FamilySignupStep | null
  /** Puts everything aside and mails a link to go on with, on any device. Throws an ApiError. */
  putAside(email: string): Promise<void>
}

/** Under this name a browser keeps the key of the sign-up that is filled in. */
export const signupAttemptName = 'visitor.signup' satisfies VisitorName
const isKey = (found: unknown): found is string => typeof found === 'string'

/** The version of the sign-up under which drafts are kept. */
export const defaultSignupVersion = '1'

/** The sign-up of a family from its first step to the posted job, put aside and taken up again. */
export function createSignupFlow(options: SignupFlowOptions): SignupFlow {
  const { care, session, newKey = newId } = options
  const version = options.version ?? defaultSignupVersion
  const state = signal<'loading' | 'ready' | 'failed'>('loading')
  const resumeAt = signal<FamilySignupStep | null>(null)
  const saved = signal<'no' | 'saving' | 'yes' | 'failed'>('no')
  const job = signal<Job | null>(null)
  const continueUrl = signal<string | null>(null)
  const postedBefore = signal(false)
  const keptKey = keptIn(options.storage, signupAttemptName, isKey)
  let jobKey: string | undefined
  const begin = () => {
    jobKey ??= keptKey.read() ?? newKey()
    keptKey.write(jobKey)
    return jobKey
  }

  const form = createOnboardingForm({
    today: options.today,
    hasAccount: session.signedIn,
    describe: describeFailure,
    async submit(data) {
      if (options.guest) return signUpAsGuest(data)
      if (session.identity.peek().user_type === anonymous.user_type) {
        const body = signupOf(data, options.language(), options.partnerCode ?? null)
        session.become(await createAccount(body))
      }
      job.value = await postJob(jobOf(data))
      keptKey.write(null)
    },
  })

  /** The job of this sign-up, once: where it has been posted already, with other words, it stays as it was posted. */
  async function postJob(body: JobDraft): Promise<Job> {
    const query = { complete: 1 } as const
    try {
      return await care.call(postFirstJob, { query, body }, { idempotencyKey: begin() })
    } catch (error) {
      if (!isApiError(error) || error.kind !== 'conflict') throw error
      const [posted] = (await care.call(listOwnJobs)).toSorted((one, other) => other.id - one.id)
      if (!posted) throw error
      postedBefore.value = true
      return posted
    }
  }

  async function signUpAsGuest(data: Onboarding): Promise<void> {
    const body = { ...signupOf(data, options.language(), options.partnerCode ?? null), job: jobOf(data) }
    const answer = await care.call(signUpFamily, { body })
    batch(() => {
      continueUrl.value = answer.continue_url ?? null
      job.value = answer.job ?? null
    })
  }

  /** An answer that was lost may have signed in all the same: then the account is there, and is not made again. */
  async function createAccount(body: FamilySignup): Promise<Identity> {
    try {
      return (await care.call(signUpFamily, { body })).identity
    } catch (error) {
      if (!isApiError(error) || error.kind !== 'forbidden') throw error
      const { data: identity } = await care.call(whoami)
      if (identity.user_type !== 'family' || identity.email?.toLowerCase() !== body.email.toLowerCase())
        throw error
      return identity
    }
  }

  effect(() => form.suggestWeeklyHours(suggestedHours(form.data.value)))

  form.data.subscribe(() => {
    if (saved.peek() === 'yes') saved.value = 'no'
  })

  const draftAt = (step: FamilySignupStep) => ({ version, step, data: form.draft() })

  const inTurn = createSerial()
  async function save(step: FamilySignupStep): Promise<void> {
    if (options.guest) return
    saved.value = 'saving'
    await inTurn(async () => {
      const kept = form.data.peek()
      try {
        await care.call(updateOnboardingDraft, { body: draftAt(step) }, { keepalive: true })
        saved.value = kept === form.data.peek() ? 'yes' : 'no'
      } catch (error) {
        saved.value = 'failed'
        throw error
      }
    })
  }

  function suggestedTitle(): string {
    const relation = relationships.find(form.data.peek().care_for)
    const language = options.language()
    if (!relation || relation.self) return say(language, suggestedTitleTexts.self)
    return say(language, suggestedTitleTexts.relation, { relation: say(language, relation.label) })
  }

  /** Whether the step of the title was gone to, which may be while the draft is on its way. */
  let wantsTitle = false
  let isDraftDue = false
  function suggestTitle(): void {
    if (!wantsTitle || isDraftDue || form.data.peek().title !== '') return
    form.fill({ title: suggestedTitle() })
  }

  function takeUp(draft: OnboardingDraft | null): void {
    state.value = 'ready'
    if (draft) {
      form.resume(draft.data)
      // Hours that a person had changed stay as they were.
      const { hours_week } = form.data.peek()
      if (hours_week !== null && hours_week !== suggestedHours(form.data.peek()))
        form.fields.hours_week.set(hours_week)
      resumeAt.value = familySignupSteps.has(draft.step) ? draft.step : null
    }
    suggestTitle()
  }

  if (options.draft !== undefined) takeUp(options.draft)

  return {
    form,
    state,
    resumeAt,
    saved,
    job,
    postedBefore,
    continueUrl,
    async start(token) {
      if (options.guest) {
        state.value = 'ready'
        return
      }
      begin()
      if (!token && options.draft !== undefined) return
      isDraftDue = true
      state.value = 'loading'
      const outcome = await settle(() =>
        token ? care.call(resumeOnboarding, { body: { token } }) : care.call(getOnboardingDraft),
      )
      isDraftDue = false
      batch(() => {
        if ('value' in outcome) return takeUp(outcome.value)
        state.value = 'failed'
        suggestTitle()
      })
    },
    setPlace(place) {
      form.fields.city.set(place?.city ?? '')
      form.fill({ state: place?.state ?? '', zip_code: place?.zip_code ?? '' })
    },
    next(step) {
      if (!form.checkStep(onboardingSteps[step])) return null
      const following = stepAfter(familySignupSteps.ids, step) ?? step
      if (following === 'caregiver') wantsTitle = true
      suggestTitle()
      // A draft that could not be put aside is tried again at the next step; nothing is lost meanwhile.
      save(following).catch(() => {})
      return following
    },
    async putAside(email) {
      const step = form.firstIncompleteStep() ?? 'review'
      await save(step)
      const draft = options.guest ? { draft: draftAt(step) } : {}
      await care.call(finishOnboardingLater, { body: { email: email.trim(), ...draft } })
      saved.value = 'yes'
    },
  }
}

/** Whether a failure of the sign-up says that the address has an account already. */
export function isKnownAddress(failure: ApiError | null): boolean {
  return failure?.kind === 'conflict'
}

/** The finish-later dialog: one e-mail address, the one already given if there is one. */
export function createFinishLaterForm(flow: SignupFlow): Form<{ email: string }> {
  return createForm({
    fields: { email: { initial: flow.form.data.peek().email, checks: [required(), emailCheck()] } },
    async submit({ email }) {
      await flow.putAside(email)
    },
    describe: describeFailure,
  })
}

/** The weekly hours that a set schedule comes to, or that the chosen help usually takes. */
function suggestedHours(data: Onboarding): number | null {
  if (data.schedule_type === 2) return scheduledHours(data.specific_schedule) || null
  return usualWeeklyHours(data.assistance, data.num_days ?? 0)
}
