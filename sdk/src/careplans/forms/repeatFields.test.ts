import { describe, expect, it } from 'vitest'
import fc from '../../testing/properties.js'
import { addDays, formatFormDate } from '../../kit/dates/dates.js'
import { compileSchedule } from '../recurrence.js'
import { scheduleEntries } from '../repeat.js'
import { entriesOf, repeatErrors, repeatFieldsOf, type RepeatFields } from './repeatFields.js'

const start = '2026-11-23'
const fields = (more: Partial<RepeatFields> = {}): RepeatFields => ({
  ...{ start: '11/23/2026', repeat: 0, until: '', unit: 'week', every: 1, weekdays: [], monthdays: [] },
  ...more,
})

describe('the fields of a repetition', () => {
  it('of a schedule that has none are once, on the day that is named', () => {
    expect(repeatFieldsOf([], start)).toEqual(fields())
  })

  it('say a schedule, and are said by it', () => {
    const day = fc.integer({ min: 0, max: 2000 }).map((days) => addDays('2026-01-01', days))
    const numbers = (min: number, max: number) =>
      fc.uniqueArray(fc.integer({ min, max }), { minLength: 1, maxLength: 7 })
    const drawn = fc.record({
      start: day.map(formatFormDate),
      repeat: fc.constantFrom(0, 1, 2, 3, 4, 5, 6),
      until: fc.option(fc.integer({ min: 800, max: 3000 }), { nil: null }),
      unit: fc.constantFrom('day', 'week', 'month'),
      every: fc.integer({ min: 1, max: 99 }),
      weekdays: numbers(0, 6),
      monthdays: numbers(1, 31),
    })
    fc.assert(
      fc.property(drawn, ({ until, ...rest }) => {
        const said = {
          ...rest,
          until: until === null ? '' : formatFormDate(addDays('2030-01-01', until)),
        } as RepeatFields
        const entries = entriesOf(said)!
        const again = entriesOf(repeatFieldsOf(entries, start))!
        const window = ['2026-01-01', '2033-01-01'] as const
        expect(compileSchedule(again).between(...window)).toEqual(compileSchedule(entries).between(...window))
      }),
    )
  })

  it('leave rules alone that no choice says', () => {
    const mixed = [
      ...scheduleEntries({ start_date: start, end_date: null, option: 1 }),
      ...scheduleEntries({ start_date: start, end_date: null, option: 4 }),
    ]
    const held = repeatFieldsOf(mixed, start)
    expect([held.repeat, entriesOf(held), repeatErrors(held)]).toEqual([null, null, {}])
  })

  it.each<[what: Partial<RepeatFields>, wrong: string[]]>([
    [{}, []],
    [{ start: '' }, ['start']],
    [{ start: '02/30/2027' }, ['start']],
    [{ repeat: 1, until: 'soon' }, ['until']],
    [{ repeat: 1, until: '11/22/2026' }, ['until']],
    [{ repeat: 1, until: '11/23/2026' }, []],
    [{ repeat: 0, until: 'left over' }, []],
    [{ repeat: 6, unit: 'day', every: 0 }, ['every']],
    [{ repeat: 6, unit: 'day', every: 1.5 }, ['every']],
    [{ repeat: 6, unit: 'day', every: null }, ['every']],
    [{ repeat: 6, unit: 'day', every: 3 }, []],
    [{ repeat: 6, unit: 'week' }, ['weekdays']],
    [{ repeat: 6, unit: 'month' }, ['monthdays']],
    [{ repeat: 6, unit: 'month', monthdays: [31] }, []],
    // From Monday to Wednesday no Sunday comes.
    [{ repeat: 6, unit: 'week', weekdays: [0], until: '11/25/2026' }, ['until']],
  ])('with %j are wrong at %j', (more, wrong) => {
    expect(Object.keys(repeatErrors(fields(more)))).toEqual(wrong)
  })
})
