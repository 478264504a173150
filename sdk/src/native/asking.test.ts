import { describe, expect, it } from 'vitest'
import { nativeAnswerMs } from '../vocabulary/native/constants.js'
import { askNativeAndWait } from './asking.js'

/** A page in an app whose bridge keeps what it is asked; `say` posts to the page, `wait` lets the time pass. */
function page(bridge = true) {
  const heard = new Set<(event: MessageEvent<unknown>) => void>()
  const asked: unknown[] = []
  const late: { ms: number; run: () => void }[] = []
  const host = {
    addEventListener: (_: string, hear: never) => void heard.add(hear),
    removeEventListener: (_: string, hear: never) => void heard.delete(hear),
    ...(bridge && { homecare: { postMessage: (text: string) => void asked.push(JSON.parse(text)) } }),
  }
  const ask = (id = 7) =>
    askNativeAndWait(
      { type: 'share', title: 'Marisol', url: 'https://care.example/x' },
      {
        host: host as never,
        origins: ['https://care.example'],
        id,
        after: (ms, run) => {
          const one = { ms, run }
          late.push(one)
          return () => void late.splice(late.indexOf(one), 1)
        },
      },
    )
  const say = (data: unknown, origin = 'https://care.example') => {
    for (const hear of heard) hear({ origin, data } as MessageEvent)
  }
  return { ask, say, asked, late, heard }
}

describe('asking the app around the page', () => {
  it('sends the request with its number, and is done when the app says so', async () => {
    const { ask, say, asked, late, heard } = page()
    const outcome = ask()
    expect(asked).toEqual([{ type: 'share', title: 'Marisol', url: 'https://care.example/x', id: 7 }])
    say('{"type":"answered","id":7,"done":true}')
    expect(await outcome).toBe(true)
    expect([late.length, heard.size]).toEqual([0, 0])
  })

  it('is not done where the app says no', async () => {
    const { ask, say } = page()
    const outcome = ask()
    say({ type: 'answered', id: 7, done: false })
    expect(await outcome).toBe(false)
  })

  it('is not done at once where there is no app', async () => {
    const { ask, late } = page(false)
    expect(await ask()).toBe(false)
    expect(late).toEqual([])
  })

  it('waits two seconds for an app that stays silent, and hears nobody else', async () => {
    const { ask, say, late } = page()
    const outcome = ask()
    say({ type: 'answered', id: 8, done: true })
    say({ type: 'answered', id: 7, done: true }, 'https://elsewhere.example')
    for (const junk of [null, 1, '{', [], { type: 'answered' }, { type: 'push', id: 7 }]) say(junk)
    expect(late[0]!.ms).toBe(nativeAnswerMs)
    expect(nativeAnswerMs).toBeLessThanOrEqual(2000)
    late[0]!.run()
    expect(await outcome).toBe(false)
  })
})
