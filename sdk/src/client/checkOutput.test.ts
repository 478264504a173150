import { describe, expect, it } from 'vitest'
import { call } from './call.js'
import { checkOutput } from './checkOutput.js'
import { number, type } from '../kit/structs/struct.js'

const count = call('GET /v1/count/', { out: type({ count: number() }) })

describe('an answer', () => {
  it('that fits, or of a call that promises nothing, is taken', () => {
    checkOutput(count, { count: 1, more: true }, undefined)
    checkOutput(call('GET /v1/done/', {}), 'anything', 'throw')
  })

  it('that does not fit is malformed, and says where', () => {
    for (const how of ['throw', undefined] as const)
      expect(() => checkOutput(count, { count: '1' }, how)).toThrow(
        expect.objectContaining({ kind: 'malformed', status: 200, cause: expect.stringContaining('count') }),
      )
  })

  it('that does not fit is told to whoever asked for it, whose fault takes nothing away', () => {
    const told: unknown[] = []
    checkOutput(count, {}, (of, problem) => {
      told.push(of, problem)
      throw new Error('no')
    })
    expect(told).toEqual([count, expect.stringContaining('count')])
  })
})
