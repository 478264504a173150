import { expect, it, vi } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { askNative } from './handOff.js'

const request = { type: 'photoUpload', taskId: 7 } as const

it.each([
  [
    'React Native',
    (postMessage: unknown) => ({ ReactNativeWebView: { postMessage } }),
    JSON.stringify(request),
  ],
  [
    'WebKit',
    (postMessage: unknown) => ({ webkit: { messageHandlers: { homecare: { postMessage } } } }),
    request,
  ],
  ['Android', (postMessage: unknown) => ({ homecare: { postMessage } }), JSON.stringify(request)],
])('the app is asked through the bridge of %s', (_, host, sent) => {
  const taken = vi.fn<(message: unknown) => void>()
  expect(askNative(host(taken), request)).toBe(true)
  expect(taken).toHaveBeenCalledExactlyOnceWith(sent)
})

it('keeps the bridge as the function’s own object', () => {
  const bridge = {
    heard: '',
    postMessage(text: string) {
      this.heard = text
    },
  }
  askNative({ homecare: bridge }, request)
  expect(bridge.heard).toBe(JSON.stringify(request))
})

it('nobody is asked where there is no app, or its bridge fails', () => {
  const fails = () => {
    throw new Error('gone')
  }
  expect(askNative({}, request)).toBe(false)
  expect(askNative({ homecare: { postMessage: fails } }, request)).toBe(false)
  expect(askNative({ webkit: {} }, request)).toBe(false)
})

it('never throws', () => {
  withHostileValues(1, (a: never) => [askNative(a, request)])
})
