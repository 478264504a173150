import { describe, expectTypeOf, test } from 'vitest'
import {
  addLicense,
  call,
  createClient,
  createForm,
  createUnreadCounter,
  getCaregiver,
  isApiError,
  isExpired,
  listOwnLicenses,
  occurrences,
  scheduleEntries,
  searchCaregivers,
  say,
  type Args,
  type License,
  type OutOf,
  type ScheduleEntry,
} from './index.js'
import { message, texts } from './kit/index.js'
import { aLicense, fakeServer } from './testing/index.js'

/*
 * What must not compile. `tsc` holds it: a line that begins to compile makes its `@ts-expect-error` an error. The
 * bodies are never run.
 */
const compiled = (_: (...given: never) => unknown): void => {}
const care = createClient({ baseUrl: 'https://care.test' })

describe('sending a call', () => {
  test('needs its path parameters, by their names', () => {
    compiled(() => care.call(getCaregiver, { id: 7 }))
    // @ts-expect-error no arguments
    compiled(() => care.call(getCaregiver))
    // @ts-expect-error no id
    compiled(() => care.call(getCaregiver, {}))
    // @ts-expect-error another name
    compiled(() => care.call(getCaregiver, { caregiver: 7 }))
    // @ts-expect-error neither text nor number
    compiled(() => care.call(getCaregiver, { id: null }))
  })

  test('needs a body, of its shape', () => {
    compiled(() => care.call(addLicense, { body: { map_id: 3 } }))
    // @ts-expect-error no body
    compiled(() => care.call(addLicense, {}))
    // @ts-expect-error no license type has this id
    compiled(() => care.call(addLicense, { body: { map_id: 99 } }))
    // @ts-expect-error the number of a license is a text
    compiled(() => care.call(addLicense, { body: { map_id: 3, license_number: 4711 } }))
  })

  test('takes only filters that there are', () => {
    compiled(() => care.call(searchCaregivers, { query: { city: 'oakland', conditions: [20] } }))
    compiled(() => care.call(searchCaregivers))
    // @ts-expect-error misspelled
    compiled(() => care.call(searchCaregivers, { query: { citty: 'oakland' } }))
    // @ts-expect-error a list
    compiled(() => care.call(searchCaregivers, { query: { conditions: 20 } }))
  })

  test('answers what the call says', () => {
    expectTypeOf<OutOf<typeof listOwnLicenses>>().toEqualTypeOf<License[]>()
    expectTypeOf<Args<typeof getCaregiver>>().toExtend<{ readonly id: string | number }>()
    // @ts-expect-error it is a list
    compiled(async () => (await care.call(listOwnLicenses)).map_id)
  })
})

describe('declaring a call', () => {
  test('needs a method and a path', () => {
    compiled(() => call('GET /v1/things/:id/', {}))
    // @ts-expect-error no method of HTTP
    compiled(() => call('FETCH /v1/things/', {}))
    // @ts-expect-error no path
    compiled(() => call('GET', {}))
  })

  test('takes only marks that there are', () => {
    compiled(() => call('POST /v1/things/', { repeatable: true }))
    // @ts-expect-error a mark is set or absent
    compiled(() => call('POST /v1/things/', { repeatable: false }))
    // @ts-expect-error no envelope of this name
    compiled(() => call('POST /v1/things/', { envelope: 'twice' }))
  })
})

describe('an error', () => {
  test('is of a known kind', () => {
    compiled((thrown: unknown) => isApiError(thrown) && thrown.kind === 'tooMany')
    // @ts-expect-error no kind of this name
    compiled((thrown: unknown) => isApiError(thrown) && thrown.kind === 'teapot')
    // @ts-expect-error not yet recognised
    compiled((thrown: unknown) => thrown.kind)
  })
})

describe('a text', () => {
  test('is said in both languages', () => {
    compiled(() => texts({ save: ['Save', 'Guardar'] }))
    // @ts-expect-error no Spanish
    compiled(() => texts({ save: ['Save'] }))
    // @ts-expect-error a third language has no place
    compiled(() => texts({ save: ['Save', 'Guardar', 'Sauver'] }))
    // @ts-expect-error no plain words
    compiled(() => texts({ save: 'Save' }))
  })

  test('gets what its placeholders need', () => {
    const { hours } = texts({ hours: ['{count} hours', '{count} horas'] })
    compiled(() => say('es', hours, { count: 3 }))
    // @ts-expect-error no count
    compiled(() => say('es', hours))
    // @ts-expect-error another name
    compiled(() => message(hours, { hours: 3 }))
    // @ts-expect-error the product does not speak it
    compiled(() => say('fr', hours, { count: 3 }))
  })
})

describe('a rule', () => {
  const entry: ScheduleEntry = {
    schedule_type: 'weekly',
    interval: 1,
    day_of_week: 1,
    day_of_month: null,
    start_date: '2026-11-02',
    end_date: null,
  }

  test('takes a whole schedule and both ends of a window', () => {
    compiled(() => occurrences([entry], { from: '2026-11-01', to: '2026-11-30' }))
    // @ts-expect-error no end
    compiled(() => occurrences([entry], { from: '2026-11-01' }))
    // @ts-expect-error no such schedule
    compiled(() => occurrences([{ ...entry, schedule_type: 'yearly' }], { from: '', to: '' }))
    // @ts-expect-error the custom choice says what it is
    compiled(() => scheduleEntries({ option: 6, start_date: '2026-11-02', end_date: null }))
    // @ts-expect-error no choice has this code
    compiled(() => scheduleEntries({ option: 7, start_date: '2026-11-02', end_date: null }))
  })

  test('is given the instant', () => {
    compiled(() => isExpired('2026-11-21', new Date(0)))
    // @ts-expect-error no clock of its own
    compiled(() => isExpired('2026-11-21'))
  })

  test('counts for somebody', () => {
    compiled(() => createUnreadCounter(7).total)
    // @ts-expect-error for whom
    compiled(() => createUnreadCounter())
  })
})

describe('a form', () => {
  const submit = async () => {}

  test('has a rule for each of its fields', () => {
    compiled(() => createForm<{ name: string }>({ fields: { name: { initial: '' } }, submit }))
    // @ts-expect-error no field
    compiled(() => createForm<{ name: string }>({ fields: {}, submit }))
    // @ts-expect-error the name is a text
    compiled(() => createForm<{ name: string }>({ fields: { name: { initial: 0 } }, submit }))
    // @ts-expect-error nowhere to go
    compiled(() => createForm<{ name: string }>({ fields: { name: { initial: '' } } }))
  })
})

describe('a fake server', () => {
  test('answers what the call says', () => {
    compiled(() => fakeServer().on(listOwnLicenses, () => [aLicense()]))
    // @ts-expect-error it is a list
    compiled(() => fakeServer().on(listOwnLicenses, () => aLicense()))
    // @ts-expect-error the number of a license is a text
    compiled(() => fakeServer().on(listOwnLicenses, () => [aLicense({ license_number: 4711 })]))
  })
})
