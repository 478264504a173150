import { describe, expect, it } from 'vitest'
import { scheduleEntries, type Repeat } from '../careplans/repeat.js'
import { addDays } from '../kit/dates/dates.js'
import { aCarePlan, anOutcome, aTask } from '../testing/careplanBuilders.js'
import { aPerson } from '../testing/hiringBuilders.js'
import fc from '../testing/properties.js'
import { skipReasons } from '../vocabulary/careplans/catalogue.js'
import type { Task, TaskAnswers } from '../vocabulary/careplans/entities.js'
import { ateAnswers, taskQuestions, tookAnswers } from '../vocabulary/careplans/questions.js'
import { planBundle, type PlanFacts } from './planBundle.js'
import type { FhirCarePlan, FhirResource, FhirTask } from './resources.js'
import { faultsOf } from './testing/official.js'

const carol = aPerson({ id: 41, first_name: 'Carol', last_initial: 'I' })
const maria = aPerson({ id: 31, first_name: 'Maria', last_initial: 'S' })
const today = '2026-11-26'

const facts = (given: Partial<PlanFacts> = {}): PlanFacts => ({
  ...{
    plan: aCarePlan({ careful: 'Allergic to penicillin.' }),
    tasks: [aTask()],
    days: [aTask()],
    isCut: false,
  },
  ...{ from: addDays(today, -28), to: addDays(today, 7), base: 'https://care.example/fhir', locale: 'en' },
  people: [
    { person: carol, side: 'family' },
    { person: maria, side: 'caregiver' },
  ],
  ...{ today, now: Date.parse('2026-11-26T18:00:00Z'), ...given },
})

const resourceOf = <T extends FhirResource>(given: Partial<PlanFacts>, type: T['resourceType']) =>
  planBundle(facts(given))
    .entry.map(({ resource }) => resource)
    .find((one) => one.resourceType === type) as T
const taskOf = (task: Partial<Task>) => resourceOf<FhirTask>({ days: [aTask(task)] }, 'Task')
const timingOf = (repeat: Repeat, task: Partial<Task> = {}) =>
  resourceOf<FhirCarePlan>({ tasks: [aTask({ schedule: scheduleEntries(repeat), ...task })] }, 'CarePlan')
    .activity?.[0]?.detail.scheduledTiming

describe('a plan as a Bundle of FHIR', () => {
  it('has the plan, whose it is, who stands on a task, and each day of one; the same each time', () => {
    const done = aTask({ assignee: maria, assigned_to: 31, outcome: anOutcome({ user: carol }) })
    const bundle = planBundle(facts({ days: [done] }))
    expect(bundle.entry.map(({ fullUrl }) => fullUrl)).toEqual([
      'https://care.example/fhir/CarePlan/plan-191',
      'https://care.example/fhir/Patient/plan-191',
      'https://care.example/fhir/Practitioner/person-31',
      'https://care.example/fhir/RelatedPerson/person-41',
      'https://care.example/fhir/Task/task-192-2026-11-23',
    ])
    expect(planBundle(facts({ days: [done] }))).toEqual(bundle)
    expect(faultsOf(bundle)).toEqual([])
  })

  it('says what became of a task: done with what was measured, skipped with the reason, or still to do', () => {
    const data: TaskAnswers = { blood_pressure: [132, 84], pain: 3, took: 'yes', temperature: 98.6 }
    const done = taskOf({ due_time: '08:00', outcome: anOutcome({ user: maria, data, note: 'All well.' }) })
    expect(done).toMatchObject({
      ...{ status: 'completed', owner: { reference: 'Practitioner/person-31', display: 'Maria S.' } },
      note: [{ text: 'All well.', authorReference: { reference: 'Practitioner/person-31' } }],
      restriction: { period: { start: '2026-11-23T08:00:00.000Z', end: '2026-11-23T16:00:00.000Z' } },
    })
    expect(
      done.output?.map(({ type, valueInteger, valueQuantity, valueCodeableConcept }) => [
        type.coding?.[0]?.code ?? type.text,
        valueInteger ??
          (valueQuantity ? `${valueQuantity.value} ${valueQuantity.code}` : valueCodeableConcept?.text),
      ]),
    ).toEqual([
      ['72514-3', 3],
      ['8480-6', '132 mm[Hg]'],
      ['8462-4', '84 mm[Hg]'],
      ['8310-5', '98.6 [degF]'],
      ['Was it taken', 'Taken'],
    ])
    const skipped = taskOf({ outcome: anOutcome({ kind: 'skipped', reason: 'tired', late: true }) })
    expect(skipped).toMatchObject({ status: 'cancelled', statusReason: { text: 'Too tired' } })
    expect(skipped.businessStatus).toBeUndefined()
    expect(taskOf({ outcome: anOutcome({ late: true }) }).businessStatus).toEqual({
      text: 'Done after its day',
    })
    expect(taskOf({})).toMatchObject({ status: 'requested', code: { text: 'Morning pills' } })
  })

  it('says of whoever is no more on the plan their name alone, and names nobody whom no task names', () => {
    const gone = aPerson({ id: 99, first_name: 'Ana', last_initial: '' })
    const bundle = planBundle(facts({ days: [aTask({ outcome: anOutcome({ user: gone }) })] }))
    expect(bundle.entry.map(({ resource: { resourceType } }) => resourceType)).toEqual([
      'CarePlan',
      'Patient',
      'Task',
    ])
    expect(bundle.entry.at(-1)!.resource).toMatchObject({ owner: { display: 'Ana' } })
    expect(faultsOf(bundle)).toEqual([])
  })

  const start = { start_date: '2026-11-03', end_date: null }
  it.each<[string, Repeat, unknown]>([
    ['once', { ...start, option: 0 }, { event: ['2026-11-03'] }],
    [
      'every day',
      { ...start, option: 1 },
      { repeat: { frequency: 1, period: 1, periodUnit: 'd', boundsPeriod: { start: '2026-11-03' } } },
    ],
    [
      'every two weeks',
      { ...start, option: 3 },
      { repeat: { frequency: 1, period: 2, periodUnit: 'wk', dayOfWeek: ['tue'] } },
    ],
    [
      'Mondays and Thursdays of every third week',
      { ...start, end_date: '2027-01-31', option: 6, custom: { unit: 'week', every: 3, days: [1, 4] } },
      {
        repeat: {
          ...{ frequency: 2, period: 3, periodUnit: 'wk', dayOfWeek: ['mon', 'thu'] },
          boundsPeriod: { start: '2026-11-03', end: '2027-01-31' },
        },
      },
    ],
    [
      'the 15th and 31st of a month',
      { ...start, option: 6, custom: { unit: 'month', every: 1, days: [15, 31] } },
      {
        event: ['2026-11-15', '2026-11-30'],
        repeat: { frequency: 2, period: 1, periodUnit: 'mo' },
        code: { text: 'On day 15 and 31 of the month; in a shorter month on its last day' },
      },
    ],
    [
      'every year',
      { ...start, option: 5 },
      {
        event: ['2026-11-03'],
        repeat: { frequency: 1, period: 1, periodUnit: 'a' },
        code: { text: 'Every year on November 3' },
      },
    ],
  ])('says when a task comes: %s', (_, repeat, timing) => {
    expect(timingOf(repeat)).toMatchObject(timing as object)
  })

  it('says the time of day by the clock of the plan, and of a single day the instant', () => {
    const [everyDay, once] = ([1, 0] as const).map((option) =>
      timingOf({ ...start, option }, { due_time: '08:30' }),
    )
    expect(everyDay?.repeat?.timeOfDay).toEqual(['08:30:00'])
    expect(once?.event).toEqual(['2026-11-03T16:30:00.000Z'])
  })

  it('has of several rules together their days alone', () => {
    const [daily, weekly] = [
      scheduleEntries({ ...start, option: 1 }),
      scheduleEntries({ ...start, start_date: '2026-12-02', option: 2 }),
    ]
    const schedule = [{ ...daily[0]!, end_date: '2026-11-04' }, ...weekly]
    const timing = resourceOf<FhirCarePlan>({ tasks: [aTask({ schedule })] }, 'CarePlan').activity?.[0]
      ?.detail.scheduledTiming
    expect(timing).toEqual({ event: ['2026-11-03', '2026-11-04', '2026-12-02'] })
  })

  it('says where it has not all of the days', () => {
    const about = (isCut: boolean) => resourceOf<FhirCarePlan>({ isCut }, 'CarePlan').description
    expect(about(false)).toMatch(/a task of its own\.$/)
    expect(about(true)).toMatch(/a task of its own\. There are more days than are told here: .* first 1\.$/)
  })

  it('is in the language that is asked for', () => {
    const skipped = aTask({ outcome: anOutcome({ kind: 'skipped', reason: 'no_time' }) })
    expect(resourceOf<FhirTask>({ days: [skipped], locale: 'es' }, 'Task')).toMatchObject({
      ...{ language: 'es', statusReason: { text: 'No hubo tiempo' } },
    })
  })
})

describe('the standard’s own definitions', () => {
  const day = fc.integer({ min: -400, max: 400 }).map((days) => addDays(today, days))
  const line = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('', ' ', '\u0007', 'Tee  \n mit Milch'),
  )
  const instant = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((at) => at.toISOString())
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
  const custom = fc.oneof(
    fc.record({ unit: fc.constant('day' as const), every: fc.integer({ min: 1, max: 90 }) }),
    fc.record({
      unit: fc.constant('week' as const),
      every: fc.integer({ min: 1, max: 9 }),
      days: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
    }),
    fc.record({
      unit: fc.constant('month' as const),
      every: fc.integer({ min: 1, max: 14 }),
      days: fc.uniqueArray(fc.integer({ min: 1, max: 31 }), { minLength: 1 }),
    }),
  )
  const rule = fc
    .tuple(day, fc.option(fc.nat(500)), fc.constantFrom(0, 1, 2, 3, 4, 5, 6), custom)
    .map(([start_date, lasts, option, custom]) =>
      scheduleEntries({
        ...{ start_date, end_date: lasts === null ? null : addDays(start_date, lasts) },
        option,
        custom,
      } as Repeat),
    )
  const schedule = fc.array(rule, { maxLength: 3 }).map((rules) => rules.flat())
  const person = fc.constantFrom(carol, maria, aPerson({ id: 7, first_name: '', last_initial: '' }), null)
  const number = fc.oneof(fc.constantFrom(0, 3, 84, 98.6, 101.2, 132), fc.double())
  const answers = fc.record(
    {
      ...Object.fromEntries(taskQuestions.ids.map((id) => [id, number])),
      ...{
        blood_pressure: fc.tuple(number, number),
        ate: fc.constantFrom(...ateAnswers.ids),
        took: fc.constantFrom(...tookAnswers.ids),
      },
    },
    { requiredKeys: [] },
  ) as unknown as fc.Arbitrary<TaskAnswers>
  const outcome = fc.record({
    ...{
      kind: fc.constantFrom('done' as const, 'skipped' as const),
      user: person,
      at: instant,
      note: line,
      late: fc.boolean(),
    },
    ...{ reason: fc.option(fc.constantFrom(...skipReasons.ids, 'else')), data: fc.option(answers) },
  })
  const task = fc
    .record({
      ...{
        id: fc.nat(),
        title: line,
        instructions: line,
        observation_notes: line,
        adl_map_id: fc.option(fc.nat(20)),
      },
      ...{
        schedule,
        date: day,
        moved_to: fc.option(day),
        due_time: fc.option(time),
        assignee: person,
        nurse_only: fc.boolean(),
      },
      ...{
        questions: fc.subarray([...taskQuestions.ids, 'else']),
        created: instant,
        modified: instant,
        outcome: fc.option(outcome),
      },
      prompts: fc.array(fc.record({ id: fc.nat(), text: line, priority: fc.integer({ min: 1, max: 3 }) })),
    })
    .map((given) => aTask(given as Partial<Task>))
  const ofTask = ({ id, date }: Task) => `${id} ${date}`
  const exported = fc.record({
    ...{
      tasks: fc.uniqueArray(task, { selector: ({ id }) => id, maxLength: 4 }),
      locale: fc.constantFrom('en' as const, 'es' as const),
    },
    days: fc.uniqueArray(task, { selector: ofTask, maxLength: 5 }),
    plan: fc
      .record({
        name: line,
        recipient_name: line,
        careful: line,
        tzid: fc.constantFrom('America/New_York', 'Pacific/Honolulu', 'Asia/Tokyo', '', null),
      })
      .map((given) => aCarePlan(given)),
  })

  it('accept every plan: any tasks, any rule, any answer, any words', () => {
    fc.assert(
      fc.property(exported, (given) => {
        expect(faultsOf(planBundle(facts(given)))).toEqual([])
      }),
    )
  })

  const written = 'entry.2.resource'
  it.each<[string, RegExp, string, unknown]>([
    ['an element that it does not know', /additional property "colour"/, 'entry.0.resource.colour', 'red'],
    ['a plan without a person', /subject/, 'entry.0.resource.subject', undefined],
    ['a status that is none', /sleeping is not in .*task-status/, `${written}.status`, 'sleeping'],
    [
      'a weekday that is none',
      /someday is not in .*days-of-week/,
      'entry.0.resource.activity.0.detail.scheduledTiming.repeat.dayOfWeek.0',
      'someday',
    ],
    [
      'a rule and a reference at once',
      /cpl-3/,
      'entry.0.resource.activity.0.reference',
      { reference: 'Task/1' },
    ],
    ['what is changed before it was written', /inv-1/, `${written}.lastModified`, '2020-01-01T00:00:00Z'],
    ['a period that ends before it begins', /per-1/, `${written}.restriction.period.end`, '2026-01-01'],
    [
      'a number that is a text',
      /value/,
      `${written}.output`,
      [{ type: { text: 'Pain' }, valueInteger: 'three' }],
    ],
    ['nothing at all where something has to be', /title: it is empty/, 'entry.0.resource.title', ''],
    ['the same address twice', /bdl-7/, 'entry.1.fullUrl', 'https://care.example/fhir/CarePlan/plan-191'],
    ['a Bundle that is of no kind', /not in .*bundle-type/, 'type', 'heap'],
  ])('refuse %s', (_, fault, path, value) => {
    const bundle = structuredClone(planBundle(facts()))
    const names = path.split('.')
    const last = names.pop()!
    const of = names.reduce<Record<string, unknown>>(
      (part, name) => part[name] as Record<string, unknown>,
      bundle as unknown as Record<string, unknown>,
    )
    of[last] = value
    expect(faultsOf(bundle).join('\n')).toMatch(fault)
  })
})
