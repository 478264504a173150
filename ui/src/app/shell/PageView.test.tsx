import { expect, it, vi } from 'vitest'
import { AppContext } from '../../frame/app'
import { named, render } from '../../kit/testing/render'
import { BrokenPage } from './BrokenPage'
import type { Page } from '../router/page'
import { PageView } from './PageView'
import { pageAt, testApp } from '../testing'

const fault = new Error('A screen broke')
const broken = () => {
  throw fault
}

/** A page whose screen breaks, as it is shown in a browser or inside an app. */
async function shown(native: boolean) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const report = vi.fn<(fault: unknown) => void>()
  const page: Page = await pageAt('/signup', { loadScreen: async () => ({ default: broken }) })
  const { root } = await render(
    <AppContext value={testApp({ config: { native } })}>
      <PageView page={page} report={report} fallback={<BrokenPage />} />
    </AppContext>,
  )
  return { root, report }
}

it('a screen that breaks leaves an apology, says that the team was told, and tells it', async () => {
  const { root, report } = await shown(false)
  expect(root.querySelector('h1')?.textContent).toBe('Oops!')
  expect(root.textContent).toContain("We are sorry but something's not working correctly.")
  expect(root.textContent).toContain('We have notified the team. Please go back and try again.')
  expect(report).toHaveBeenCalledWith(fault)
})

it('leads back to the front page, but not inside an app, which has its own way back', async () => {
  const { root } = await shown(false)
  expect(named('Back to home', root).getAttribute('href')).toBe('/')
  const { root: inApp } = await shown(true)
  expect(inApp.textContent).toContain('Oops!')
  expect(inApp.querySelector('a')).toBeNull()
})
