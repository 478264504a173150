import { describe, expect, it } from 'vitest'
import { createClient } from '../../client/client.js'
import { say } from '../../kit/text.js'
import { createToasts } from '../../kit/state/toasts.js'
import { aWageRate, fakeServer, refuse } from '../../testing/index.js'
import { withHostileValues } from '../../testing/hostile.js'
import { usualWeek, wageFacts } from './wageFacts.js'
import { addWageRate, updateWageRate } from './wageRateCalls.js'
import { createWageRateForm, type WageRateOptions } from './wageRateForm.js'
import { createWageRates } from './wageRateStore.js'

const regular = aWageRate({ id: 1 })
const place = { state: 'CA', city: 'Oakland' }
function setUp(options: Partial<WageRateOptions> = {}, loaded = [regular]) {
  const server = fakeServer()
  const care = createClient({ fetch: server.fetch, pause: async () => {} })
  const store = createWageRates(
    care,
    createToasts(() => {}),
    81,
    loaded,
  )
  const form = createWageRateForm(store, {
    ...{ payType: 'regular', rate: null, place, today: '2026-11-21' },
    ...options,
  })
  return { server, store, form }
}

describe('the form of a rate', () => {
  it('says at each field what is missing, and sends nothing', async () => {
    const { form, server } = setUp({ payType: 'special' })
    expect(await form.submit()).toBe(false)
    const { amount, name, valid_from } = form.fields
    for (const field of [amount, name, valid_from]) expect(field.shownError.value).not.toBeNull()
    expect(server.seen).toEqual([])
  })
  it('sends a raise in cents from a day on', async () => {
    const { form, server, store } = setUp()
    server.on(addWageRate, () => [regular, aWageRate({ id: 2, amount: 2600 })])
    form.fields.amount.set('26')
    form.fields.valid_from.set('12/01/2026')
    expect(await form.submit()).toBe(true)
    expect(server.seen[0]?.body).toEqual({
      ...{ pay_type: 'regular', unit: 'hour', amount: 2600, day_hours: null, valid_from: '2026-12-01' },
    })
    expect(store.rates.data.value).toHaveLength(2)
  })
  it('sends a rate by the day with its hours, and a special one with its name', async () => {
    const { form, server } = setUp({ payType: 'special' })
    server.on(addWageRate, () => [regular])
    form.fields.unit.set('day')
    form.fields.amount.set('300.00')
    form.fields.valid_from.set('12/25/2026')
    form.fields.name.set(' Christmas ')
    expect(await form.submit()).toBe(false)
    form.fields.day_hours.set(10)
    expect(await form.submit()).toBe(true)
    expect(server.seen[0]?.body).toMatchObject({
      unit: 'day',
      amount: 30_000,
      day_hours: 10,
      name: 'Christmas',
    })
  })
  it('refuses what is below the minimum wage of its first day, before it is sent', async () => {
    const { form } = setUp()
    form.fields.amount.set('17.33')
    form.fields.valid_from.set('12/01/2026')
    expect(await form.submit()).toBe(false)
    expect(say('en', form.fields.amount.shownError.value!)).toContain('$17.34')
  })
  it('begins with the rate that is changed, which is not in its own way', async () => {
    const ahead = aWageRate({ id: 2, amount: 2600, valid_from: '2026-12-01' })
    const { form, server } = setUp({ rate: ahead }, [{ ...regular, valid_to: '2026-11-30' }, ahead])
    server.on(updateWageRate, () => [regular])
    expect(form.data.value).toMatchObject({ amount: '26.00', valid_from: '12/01/2026' })
    form.fields.amount.set('27')
    expect(await form.submit()).toBe(true)
    expect(server.seen[0]?.params).toEqual({ id: '81', rateId: '2' })
  })
  it('shows at the field what the server refuses', async () => {
    const { form, server } = setUp()
    server.on(addWageRate, () => refuse({ amount: ['Too little there.'] }))
    form.fields.amount.set('26')
    form.fields.valid_from.set('12/01/2026')
    expect(await form.submit()).toBe(false)
    expect(form.fields.amount.shownError.value).toBe('Too little there.')
  })
})

describe('what is said beside a wage', () => {
  const setting = { place, day: '2026-11-21', minutesByDay: usualWeek(40), feeBasisPoints: 0, desired: 2500 }
  it.each([
    [3000, null],
    [3001, 'above'],
    [2000, null],
    [1999, 'below'],
    [0, null],
  ])('%d differs %s', (amount, differs) =>
    expect(wageFacts({ unit: 'hour', amount }, setting).differs).toBe(differs),
  )
  it('is the minimum wage, and what a week costs where there are hours', () => {
    expect(wageFacts({ amount: 2450 }, setting)).toMatchObject({ least: 1734, estimate: { gross: 98_000 } })
    expect(wageFacts({ amount: 2450 }, { ...setting, minutesByDay: [] }).estimate).toBeNull()
    expect(wageFacts({ amount: 100 }, setting).estimate).toBeNull()
    expect(wageFacts({ amount: 2450 }, { ...setting, desired: null }).differs).toBeNull()
  })
  it.each([
    [40, 5, 2400],
    [61, 7, 3660],
    [7.5, 5, 450],
  ])('%d hours a week are %d days', (hours, days, minutes) => {
    const week = usualWeek(hours)
    expect([week.length, week.reduce((sum, one) => sum + one, 0)]).toEqual([days, minutes])
  })
  it('never throws', () => {
    withHostileValues(2, (a: never, b: never) => [
      wageFacts(a, b),
      wageFacts({ amount: a }, { ...setting, place: b }),
      usualWeek(a),
    ])
  })
})
