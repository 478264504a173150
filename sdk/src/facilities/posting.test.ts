import { describe, expect, it } from 'vitest'
import { aFacilityShift } from '../testing/index.js'
import { openCare } from '../testing/openCare.js'
import fc from '../testing/properties.js'
import { createGapChoice } from './boardStore.js'
import { maxPosted, postingCost, repeatedDays } from './posting.js'
import { postFacilityShifts } from './postingCalls.js'
import { createPostingForm, postingDraftOf, readPostingDraft } from './postingForm.js'
import { rateSuggestions, suggestedRate, type FilledRate } from './rates.js'

const time_zone = 'America/Los_Angeles'
const now = () => new Date('2026-11-24T20:00:00.000Z')

describe('the days that are posted', () => {
  it('are those chosen, each week until the last day', () => {
    const days = ['2026-11-27', '2026-11-25', '2026-11-25', 'never']
    expect(repeatedDays(days, null)).toEqual(['2026-11-25', '2026-11-27'])
    expect(repeatedDays(days, '2026-12-09')).toEqual([
      ...['2026-11-25', '2026-11-27', '2026-12-02', '2026-12-04', '2026-12-09'],
    ])
  })
  it('are told to be too many, and end', () => {
    expect(repeatedDays(['2026-11-25'], '9999-12-31')).toHaveLength(maxPosted + 1)
  })
  it('cost their hours as they pass, for each nurse', () => {
    const one = { time_zone, start_time: '23:00', end_time: '07:00', nurses: 2, rate: 4200 }
    expect(postingCost({ ...one, days: ['2026-11-25', '2026-10-31'] })).toBe(2 * (8 + 9) * 4200)
    expect(postingCost({ ...one, days: ['2026-11-25'], rate: null })).toBeNull()
    expect(postingCost({ ...one, days: ['2026-11-25'], start_time: '' })).toBeNull()
  })
})

describe('the form', () => {
  it('posts each day for each nurse in one call, once', async () => {
    const { care, server } = openCare()
    const bodies: { shifts: readonly { day: string }[] }[] = []
    server.on(postFacilityShifts, ({ body }) => {
      bodies.push(body)
      return body.shifts.map((_, i) => aFacilityShift({ id: i + 1 }))
    })
    const done: number[] = []
    const form = createPostingForm(care, { id: 1, time_zone }, now, (shifts) => done.push(shifts.length))
    const { license_types, hours, days, nurses, rate } = form.fields
    license_types.set([6])
    hours.set('23:00-07:00')
    days.set(['2026-11-25', '2026-11-24', '2026-11-26'])
    nurses.set(2)
    rate.set('42')
    expect(await form.submit()).toBe(true)
    expect(done).toEqual([6])
    expect(bodies).toHaveLength(1)
    expect(bodies[0]!.shifts[0]).toEqual({
      ...{ day: '2026-11-24', start_time: '23:00', end_time: '07:00' },
      ...{ iso_type: null, license_types: [6], rate: 4200 },
    })
  })

  it.each([
    ['no license', { license_types: [] }, 'license_types'],
    ['no day', { days: [] }, 'days'],
    ['a day that has begun', { days: ['2026-11-24'] }, 'days'],
    [
      'more than may be posted at once',
      { nurses: 20, days: ['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'] },
      'days',
    ],
    ['no nurse', { nurses: 0 }, 'nurses'],
    ['too many nurses', { nurses: 21 }, 'nurses'],
    ['no rate', { rate: '' }, 'rate'],
    ['an end before the first day', { until: '11/20/2026' }, 'until'],
    ['other hours of an odd length', { hours: 'other', start_time: '07:00', end_time: '10:00' }, 'end_time'],
  ])('refuses %s at its field', (_, change, field) => {
    const { care } = openCare()
    const form = createPostingForm(care, { id: 1, time_zone }, now, () => {})
    form.fill({ license_types: [6], days: ['2026-11-25'], rate: '42', ...change })
    const wrong = Object.values(form.fields).filter(({ error }) => error.value !== null)
    expect(wrong.map(({ name }) => name)).toEqual([field])
  })

  it('is kept but for its note, and read again as far as it has the shape; past days are left out', () => {
    const { care } = openCare()
    const form = createPostingForm(care, { id: 1, time_zone }, now, () => {})
    form.fill({ license_types: [6], days: ['2026-11-20', '2026-11-25'], rate: '42', note: 'Of Mr. B.' })
    const kept = JSON.parse(JSON.stringify(postingDraftOf(form.data.value)))
    expect(JSON.stringify(kept)).not.toContain('Mr. B.')
    expect(readPostingDraft(kept, '2026-11-24')).toMatchObject({
      license_types: [6],
      days: ['2026-11-25'],
      rate: '42',
    })
    expect(readPostingDraft({ ...kept, nurses: 'two', days: 7 }, '2026-11-24')).toMatchObject({ rate: '42' })
    for (const none of [null, 7, [], {}]) expect(readPostingDraft(none, '2026-11-24')).toBeNull()
  })
})

describe('gaps that are chosen', () => {
  const gap = (key: string) => ({
    ...{ key, cost: 33_600, day: '2026-11-25', start_time: '07:00', end_time: '15:00' },
    ...{ license_types: [6], iso_type: null, rate: 4200 },
  })
  it('are counted, taken back, and posted once', async () => {
    const { care, server, toasts } = openCare()
    let posted = 0
    server.on(postFacilityShifts, ({ body }) => body.shifts.map((_, id) => aFacilityShift({ id })))
    const choice = createGapChoice(care, toasts, 1, () => posted++)
    choice.press(gap('a'))
    choice.press(gap('b'))
    choice.press(gap('a'))
    expect(choice.chosen.value).toEqual({ count: 1, cost: 33_600 })
    await Promise.all([choice.post.run(), choice.post.run()])
    expect([posted, choice.keys.value.size]).toEqual([1, 0])
    choice.choose(Array.from({ length: 99 }, (_, i) => gap(String(i))))
    expect(choice.chosen.value.count).toBe(maxPosted)
    choice.begin('2026-11-22')
    choice.press(gap('a'))
    choice.begin('2026-11-22')
    expect(choice.chosen.value.count).toBe(1)
    choice.begin('2026-11-29')
    expect(choice.chosen.value.count).toBe(0)
  })
})

describe('what filled shifts suggest', () => {
  const filled = (rate: number, count: number, own: boolean, types = [6, 8]): FilledRate => ({
    ...{ license_types: types, shift_block_type: 3, rate, own, filled: count },
  })
  it('is the middle of the facility’s own, else of the county’s, else nothing', () => {
    const own = [filled(4000, 2, true), filled(4200, 2, true), filled(9000, 1, true), filled(100, 50, false)]
    expect(rateSuggestions(own)).toMatchObject([{ rate: 4200, filled: 5, from: 'facility' }])
    expect(rateSuggestions([filled(4000, 2, true), filled(4400, 3, false)])).toMatchObject([
      { rate: 4400, filled: 5, from: 'county' },
    ])
    expect(rateSuggestions([filled(4000, 2, true), filled(4400, 2, false)])).toEqual([])
  })
  it('takes the licenses in any order, and the part of the day as it is', () => {
    const all = rateSuggestions([filled(4000, 3, true, [8, 6]), filled(4000, 3, true)])
    expect(suggestedRate(all, [8, 6], 3)?.filled).toBe(6)
    expect(suggestedRate(all, [6], 3)).toBeNull()
    expect(suggestedRate(all, [6, 8], 1)).toBeNull()
  })
  it('lies between the lowest and the highest', () => {
    const rates = fc.array(fc.tuple(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 9 })), {
      minLength: 5,
    })
    fc.assert(
      fc.property(rates, (drawn) => {
        const [one] = rateSuggestions(drawn.map(([rate, count]) => filled(rate, count, true)))
        const all = drawn
          .flatMap(([rate, count]) => Array<number>(count).fill(rate))
          .toSorted((a, b) => a - b)
        expect(one!.rate).toBe(all[Math.ceil(all.length / 2) - 1])
      }),
    )
  })
})
