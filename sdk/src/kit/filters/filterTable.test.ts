import { describe, expect, it } from 'vitest'
import fc from '../../testing/properties.js'
import {
  countFilters,
  filterFields,
  manyOf,
  oneOf,
  readFilters,
  sentFilters,
  setFilters,
  usualFilters,
  writeFilters,
} from './filterTable.js'
import { fits } from '../structs/fits.js'
import { array, integer, object, string } from '../structs/struct.js'
import { say } from '../text.js'

const colors = ['red', 'blue', 'green']
const size = <const N extends string>(name: N) =>
  oneOf({
    address: name,
    wire: name,
    field: integer(),
    group: 'size',
    usual: null,
    read: (written): number | undefined => (/^[1-9]$/.test(written) ? Number(written) : undefined),
    send: (size) => (size === null ? undefined : size * 10),
    say: (size) => `${name} ${size}`,
  })
const table = {
  colors: manyOf({
    address: 'color',
    wire: 'shades',
    field: array(string()),
    read: (written): string | undefined => colors.find((color) => color === written),
    send: (chosen) => chosen.map((color) => color.toUpperCase()),
    say: (color, locale) => say(locale, [`in ${color}`, `en ${color}`]),
  }),
  from: size('from'),
  to: size('to'),
}
const read = (query: string) => readFilters(table, new URLSearchParams(query))

describe('a table of filters', () => {
  it('is read from an address, without what makes no sense', () => {
    expect(read('color=red,,pink,blue,red&from=3&to=11')).toEqual({
      colors: ['red', 'blue'],
      from: 3,
      to: null,
    })
    expect(read('')).toEqual(usualFilters(table))
  })

  it('reads back whatever it writes', () => {
    const size = fc.option(fc.integer({ min: 1, max: 9 }))
    const values = fc.record({ colors: fc.subarray(colors), from: size, to: size })
    fc.assert(
      fc.property(values, (one) => {
        const query = new URLSearchParams()
        writeFilters(table, one, query)
        expect(readFilters(table, query)).toEqual(one)
      }),
    )
  })

  it('writes and sends nothing where nothing is set', () => {
    const query = new URLSearchParams()
    writeFilters(table, usualFilters(table), query)
    expect([query.toString(), sentFilters(table, usualFilters(table))]).toEqual(['', {}])
  })

  it('is sent by the names of the wire, as its fields take it', () => {
    const sent = sentFilters(table, read('color=red&from=2'))
    expect(sent).toEqual({ shades: ['RED'], from: 20 })
    const Query = object(filterFields(table))
    expect([fits(sent, Query), fits({}, Query), fits({ shades: 'RED' }, Query)]).toEqual([true, true, false])
  })

  it('says what is set, each with the values that are left without it', () => {
    const set = setFilters(table, read('color=red,blue&to=4'))
    expect(set.map(({ name, say, without }) => [name, say('es'), without])).toEqual([
      ['colors', 'en red', { colors: ['blue'], from: null, to: 4 }],
      ['colors', 'en blue', { colors: ['red'], from: null, to: 4 }],
      ['to', 'to 4', { colors: ['red', 'blue'], from: null, to: null }],
    ])
  })

  it('counts each that is set, and a group once', () => {
    const counts = ['', 'color=red', 'color=red,blue&from=1', 'from=1&to=2'].map((query) =>
      countFilters(table, read(query)),
    )
    expect(counts).toEqual([0, 1, 3, 1])
  })
})
