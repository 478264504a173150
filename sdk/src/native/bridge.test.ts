import { describe, expect, it } from 'vitest'
import { listenToNativeApp } from './bridge.js'

const origin = 'https://care.example.com'

function setUp(deed: (name: string) => void = () => {}, reported = true) {
  const done: string[] = []
  const reports: [unknown, string][] = []
  const target = new EventTarget() as EventTarget & Pick<Window, 'addEventListener' | 'removeEventListener'>
  const note = (name: string) => {
    deed(name)
    done.push(name)
  }
  const stop = listenToNativeApp({
    target,
    origins: [origin],
    deeds: {
      push: (path) => note(`push ${path}`),
      back: () => note('back'),
      reload: () => note('reload'),
      accessBlocked: () => note('accessBlocked'),
    },
    ...(reported && { report: (...report) => reports.push(report) }),
  })
  const post = (data: unknown, from = origin) =>
    target.dispatchEvent(Object.assign(new Event('message'), { data, origin: from }))
  return { done, reports, post, stop }
}

describe('an embedding app', () => {
  it('pushes a path, goes back, reloads, and opens the blocked modal', () => {
    const { done, post, reports } = setUp()
    post({ type: 'push', path: '/messages/3' })
    post('{"type":"back"}')
    post({ type: 'reload' })
    post({ type: 'accessBlocked' })
    expect(done).toEqual(['push /messages/3', 'back', 'reload', 'accessBlocked'])
    expect(reports).toEqual([])
  })

  it('is not heard from another origin, in another shape, or after the end', () => {
    const { done, post, reports, stop } = setUp()
    post({ type: 'back' }, 'https://evil.example')
    post({ type: 'open' })
    post('not JSON')
    stop()
    post({ type: 'back' })
    expect(done).toEqual([])
    expect(reports).toEqual([])
  })

  it('does not lead out of the product, and that it tried is reported', () => {
    const { done, post, reports } = setUp()
    post({ type: 'push', path: '//evil.example' })
    expect(done).toEqual([])
    expect(reports).toEqual([[new Error('An app pushed a path out of the product'), 'warning']])
  })

  it('goes on after a deed that failed, which is reported at the highest level', () => {
    const { done, post, reports } = setUp((name) => {
      if (name === 'reload') throw new Error('no')
    })
    post({ type: 'reload' })
    post({ type: 'back' })
    expect(done).toEqual(['back'])
    expect(reports).toEqual([[new Error('no'), 'error']])
  })

  it('is heard where nobody is told of faults, too', () => {
    const { done, post } = setUp((name) => {
      if (name === 'reload') throw new Error('no')
    }, false)
    post({ type: 'reload' })
    post({ type: 'push', path: '//evil.example' })
    post({ type: 'back' })
    expect(done).toEqual(['back'])
  })
})
