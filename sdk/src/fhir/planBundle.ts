import { shownDay } from '../careplans/standing.js'
import { planTimeZone } from '../careplans/tasks.js'
import { dateWords } from '../kit/dates/dateNames.js'
import { say, type Locale, type Text } from '../kit/text.js'
import type { Person } from '../vocabulary/account/person.js'
import { assistance } from '../vocabulary/caregivers/services.js'
import { skipReasons } from '../vocabulary/careplans/catalogue.js'
import type { Task } from '../vocabulary/careplans/entities.js'
import type { CarePlan, PlanPerson } from '../vocabulary/careplans/planEntities.js'
import { taskQuestions } from '../vocabulary/careplans/questions.js'
import { answersOut, questionConcept } from './measures.js'
import type {
  FhirActivity,
  FhirBundle,
  FhirCarePlan,
  FhirConcept,
  FhirParameter,
  FhirReference,
  FhirResource,
  FhirTask,
} from './resources.js'
import { fhirTexts as words } from './words.js'
import { momentOf, timingOf } from './timing.js'

/** What an exported plan is made of. */
export interface PlanFacts {
  readonly plan: Pick<CarePlan, 'id' | 'name' | 'recipient_name' | 'careful' | 'tzid'>
  /** Each task of the plan once, as it reads where no day says anything else. */
  readonly tasks: readonly Task[]
  /** The first and the last day of which single days are told, and the tasks on them. */
  readonly from: string
  readonly to: string
  readonly days: readonly Task[]
  /** Whether there are more days from the first to the last than are told, which are then the earliest. */
  readonly isCut: boolean
  /** Who may stand on a task, and what they are on the plan. */
  readonly people: readonly Pick<PlanPerson, 'person' | 'side'>[]
  /** The address beneath which the resources are named, as `https://care.example/fhir`: nothing need answer there. */
  readonly base: string
  readonly locale: Locale
  /** The day on the plan, YYYY-MM-DD, and the instant. */
  readonly today: string
  readonly now: number
}

/**
 * A plan as a Bundle of FHIR R4, of the type `collection`: a CarePlan whose activities are the tasks with their rules, a Task for
 * each day of a task that is told, the Patient, and of the people those who stand on a task: a caregiver is a Practitioner, a
 * relative a RelatedPerson. Done is `completed`; skipped is `cancelled`, with the reason; what waits is `requested`. What was
 * measured is a task's output, by the codes of LOINC. The same plan has the same addresses each time, so that whoever takes it
 * in again has nothing twice. Words are in the language that is asked for.
 */
export function planBundle(facts: PlanFacts): FhirBundle {
  const { plan, tasks, days, base, now } = facts
  const named = peopleOf(facts)
  const context: Context = { ...facts, refOf: named.refOf, zone: planTimeZone(plan) }
  const carePlan = carePlanOf(context)
  const told = days.filter(({ date }) => date !== null).map((task) => taskOf(task, context))
  const patient: FhirResource = {
    ...{ resourceType: 'Patient', id: planId(plan.id) },
    ...(wordsOf(plan.recipient_name) && { name: [{ text: plan.recipient_name.trim() }] }),
  }
  const standing = [...tasks, ...days].flatMap(({ assignee, outcome }) => [assignee, outcome?.user])
  const resources = [carePlan, patient, ...named.resources(standing), ...told]
  return {
    ...{ resourceType: 'Bundle', type: 'collection', timestamp: new Date(now).toISOString() },
    entry: resources.map((resource) => ({
      fullUrl: `${base}/${resource.resourceType}/${resource.id}`,
      resource,
    })),
  }
}

interface Context extends PlanFacts {
  readonly zone: string
  readonly refOf: (person: Person | null | undefined) => FhirReference | undefined
}

const planId = (id: number): string => `plan-${id}`
const dayId = ({ id, date }: Task): string => `task-${id}-${date}`

function carePlanOf(context: Context): FhirCarePlan {
  const { plan, tasks, days, isCut, from, to, locale } = context
  const day = (date: string) => dateWords(date, 'day', locale)
  const about = say(locale, words.about, { from: day(from), to: day(to) })
  const careful = wordsOf(plan.careful)
  const settled = new Map<number, FhirReference[]>()
  for (const one of days)
    if (one.outcome)
      settled.set(one.id, [...(settled.get(one.id) ?? []), { reference: `Task/${dayId(one)}` }])
  const activity = tasks.map((task) => activityOf(task, settled.get(task.id) ?? [], context))
  return {
    ...{ resourceType: 'CarePlan', id: planId(plan.id), language: locale },
    ...{ status: 'active', intent: 'plan' },
    ...(wordsOf(plan.name) && { title: wordsOf(plan.name) }),
    description: isCut ? `${about} ${say(locale, words.first, { count: days.length })}` : about,
    subject: patientOf(plan),
    ...(activity.length > 0 && { activity }),
    ...(careful && { note: [{ text: careful }] }),
  }
}

function activityOf(task: Task, settled: readonly FhirReference[], context: Context): FhirActivity {
  const { zone, from, to, locale, today, refOf } = context
  const { schedule, due_time } = task
  const [performer, code] = [refOf(task.assignee), codeOf(task, context)]
  const timing = timingOf({ schedule, due_time, zone, from, to, locale })
  const description = [task.instructions, ...promptsOf(task)]
    .flatMap((text) => wordsOf(text) ?? [])
    .join('\n')
  return {
    ...(settled.length > 0 && { outcomeReference: settled }),
    detail: {
      ...{ kind: 'Task', status: standOf(task, today), doNotPerform: false },
      ...(code && { code }),
      ...(timing && { scheduledTiming: timing }),
      ...(performer && { performer: [performer] }),
      ...(description && { description }),
    },
  }
}

/** Whether its days are all past, all to come, or neither. */
function standOf({ schedule }: Task, today: string): FhirActivity['detail']['status'] {
  if (schedule.every(({ end_date }) => end_date !== null && end_date < today)) return 'completed'
  return schedule.every(({ start_date }) => start_date > today) ? 'scheduled' : 'in-progress'
}

function taskOf(task: Task, context: Context): FhirTask {
  const { plan, locale, zone, refOf } = context
  const { outcome, due_time, assignee } = task
  const day = shownDay(task)
  const description = wordsOf(task.instructions)
  const recipient = refOf(assignee)
  const owner = refOf(outcome?.user) ?? recipient
  const note = wordsOf(outcome?.note ?? task.observation_notes)
  const [author, code] = [refOf(outcome?.user), codeOf(task, context)]
  const input = inputOf(task, locale)
  const output = answersOut(outcome?.data, locale)
  const moments = [task.created, task.modified, ...(outcome ? [outcome.at] : [])].toSorted()
  return {
    ...{ resourceType: 'Task', id: dayId(task), language: locale },
    basedOn: [{ reference: `CarePlan/${planId(plan.id)}` }],
    status: outcome ? (outcome.kind === 'done' ? 'completed' : 'cancelled') : 'requested',
    ...(outcome?.reason && { statusReason: reasonOf(outcome.reason, context) }),
    ...(outcome?.kind === 'done' && outcome.late && { businessStatus: { text: say(locale, words.late) } }),
    intent: 'instance-order',
    ...(code && { code }),
    ...(description && { description }),
    for: patientOf(plan),
    ...(outcome?.kind === 'done' && { executionPeriod: { end: outcome.at } }),
    ...{ authoredOn: task.created, lastModified: moments.at(-1) ?? task.created },
    ...(task.nurse_only && { performerType: [{ text: say(locale, words.nurse) }] }),
    ...(owner && { owner }),
    ...(note && {
      note: [
        { text: note, ...(outcome && { time: outcome.at }), ...(author && { authorReference: author }) },
      ],
    }),
    restriction: {
      period: due_time
        ? { start: momentOf(day, '00:00', zone), end: momentOf(day, due_time, zone) }
        : { start: day, end: day },
      ...(recipient && { recipient: [recipient] }),
    },
    ...(input.length > 0 && { input }),
    ...(output.length > 0 && { output }),
  }
}

/** What a task is: the kind of care, by our own code, and its title. */
function codeOf({ title, adl_map_id }: Task, { base, locale }: Context): FhirConcept | undefined {
  const kind = assistance.find(adl_map_id)
  const text = wordsOf(title)
  if (!kind && !text) return undefined
  return {
    ...(kind && { coding: [ownCode(base, 'care', kind.id, kind.label, locale)] }),
    ...(text && { text }),
  }
}

function reasonOf(reason: string, { base, locale }: Context): FhirConcept {
  const known = skipReasons.find(reason)
  return known
    ? {
        coding: [ownCode(base, 'skip-reason', known.id, known.label, locale)],
        text: say(locale, known.label),
      }
    : { text: reason }
}

const ownCode = (base: string, system: string, code: string | number, label: Text, locale: Locale) => ({
  ...{ system: `${base}/CodeSystem/${system}`, code: String(code), display: say(locale, label) },
})

function inputOf(task: Task, locale: Locale): FhirParameter[] {
  const text = (label: Text) => ({ text: say(locale, label) })
  return [
    ...promptsOf(task).flatMap((prompt) => {
      const valueString = wordsOf(prompt)
      return valueString ? [{ type: text(words.keepInMind), valueString }] : []
    }),
    ...taskQuestions.ids
      .filter((question) => task.questions.includes(question))
      .map((question) => ({
        type: text(words.asked),
        valueCodeableConcept: questionConcept(question, locale),
      })),
  ]
}

const promptsOf = ({ prompts }: Task): string[] =>
  prompts.toSorted((one, other) => one.priority - other.priority).map(({ text }) => text)

const patientOf = ({ id }: Pick<CarePlan, 'id'>): FhirReference => ({ reference: `Patient/${planId(id)}` })

/** The people who may be named, each with what the standard takes them for. */
function peopleOf({ people, plan }: PlanFacts) {
  const sides = new Map(people.map(({ person, side }) => [person.id, side]))
  const typeOf = (id: number) => {
    const side = sides.get(id)
    if (side === undefined) return null
    return side === 'family' || side === 'relative' ? 'RelatedPerson' : 'Practitioner'
  }
  const nameOf = ({ first_name, last_initial }: Person) =>
    wordsOf([first_name, last_initial && `${last_initial}.`].filter(Boolean).join(' '))
  return {
    refOf(person: Person | null | undefined): FhirReference | undefined {
      if (!person) return undefined
      const [type, display] = [typeOf(person.id), nameOf(person)]
      if (!type) return display ? { display } : undefined
      return { reference: `${type}/person-${person.id}`, ...(display && { display }) }
    },
    resources(standing: readonly (Person | null | undefined)[]): FhirResource[] {
      const found = new Map(standing.flatMap((person) => (person ? [[person.id, person] as const] : [])))
      return [...found.values()].flatMap((person): FhirResource[] => {
        const type = typeOf(person.id)
        const text = nameOf(person)
        const named = { id: `person-${person.id}`, ...(text && { name: [{ text }] }) }
        if (type === 'RelatedPerson') return [{ resourceType: type, ...named, patient: patientOf(plan) }]
        return type ? [{ resourceType: type, ...named }] : []
      })
    },
  }
}

/** A text as the standard takes it: something is said, and no sign that is none. */
function wordsOf(text: string | null | undefined): string | undefined {
  const plain = (text ?? '').replace(/[^\P{Cc}\t\r\n]/gu, '').trim()
  return plain === '' ? undefined : plain
}
