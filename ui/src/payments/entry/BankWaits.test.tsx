import { ApiError } from '@homecare/sdk/kit'
import { payScreenTexts } from '@homecare/sdk/texts'
import { expect, it } from 'vitest'
import { testApp } from '../../app/testing'
import { AppContext } from '../../frame/app'
import { named, press, render } from '../../kit/testing/render'
import { BankWaits } from './BankWaits'

/** What is told of a payment of which the check says one thing after another. */
async function shown(...answers: (() => Promise<{ next_action: null }>)[]) {
  const told: (string | null)[] = []
  let at = 0
  const { root } = await render(
    <AppContext value={testApp()}>
      <BankWaits
        check={() => answers[Math.min(at++, answers.length - 1)]!()}
        failed={payScreenTexts.checking}
        onOver={(declined) => told.push(declined?.code ?? null)}
        onAnswered={() => told.push('answered')}
      />
    </AppContext>,
  )
  return { root, told: () => [...new Set(told)] }
}
const over = () => Promise.resolve({ next_action: null })
const failing = (code?: string) => () => Promise.reject(new ApiError('server', code ? { code } : {}))

it('a payment that was decided meanwhile is over, and nothing is asked', async () => {
  const { root, told } = await shown(over)
  await expect.poll(told).toEqual([null])
  expect(root.querySelector('button')).toBeNull()
})

it('one that was declined is over with that', async () => {
  const { told } = await shown(failing('declined'))
  await expect.poll(told).toEqual(['declined'])
})

it('one of which nobody knows is said, and asked about again', async () => {
  const { root, told } = await shown(failing(), failing(), over)
  await expect.poll(() => root.textContent).toContain('Try again')
  expect(told()).toEqual([])
  await press(named('Try again'))
  await expect.poll(told).toEqual([null])
})
