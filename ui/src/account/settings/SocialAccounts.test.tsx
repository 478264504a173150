import { unlinkSocial, type SocialLinks } from '@homecare/sdk/account'
import { fakeServer, refuseWith } from '@homecare/sdk/testing'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { careOf, testApp } from '../../app/testing'
import { AppContext } from '../../frame/app'
import { named, press, render } from '../../kit/testing/render'
import { SocialAccounts } from './SocialAccounts'

// Its code is a chunk of its own: here it is there at once.
beforeAll(() => import('../../kit/states/Reference'))

const google = { provider: 'google', linked_at: '2026-03-02T10:00:00.000Z' }
const apple = { provider: 'apple', linked_at: '2026-03-05T10:00:00.000Z' }

async function open(social: SocialLinks | null, fake = fakeServer(), offered: readonly string[] = []) {
  const app = testApp({ care: careOf(fake), config: { social: offered } })
  const { root } = await render(
    <AppContext value={app}>
      <SocialAccounts
        social={
          social
            ? { data: social, failure: null }
            : { data: null, failure: { kind: 'server', requestId: 'req-7' } }
        }
      />
    </AppContext>,
  )
  return { root, app }
}

describe('accounts elsewhere that log somebody in', () => {
  it('show nothing where no provider is set up and none is linked', async () => {
    const { root } = await open({ links: [], has_password: true })
    expect(root.textContent).toBe('')
  })

  it('are told apart from what could not be loaded', async () => {
    const { root } = await open(null, fakeServer(), ['google'])
    expect(root.textContent).toContain('We could not load this.')
    // And under which number support finds why.
    await vi.waitFor(() => expect(root.textContent).toContain('req-7'))
    const { root: empty } = await open({ links: [], has_password: true }, fakeServer(), ['google'])
    expect(empty.textContent).toContain('No accounts are connected.')
  })

  it('are taken away once it was asked for twice', async () => {
    const fake = fakeServer().on(unlinkSocial, ({ params }) => {
      expect(params.provider).toBe('google')
      return { links: [apple], has_password: true }
    })
    const { root } = await open({ links: [google, apple], has_password: true }, fake)
    expect(root.textContent).toContain('March 2, 2026')
    await press(named('Disconnect Google', root))
    await press(named('Disconnect Google', document.querySelector('dialog') ?? document))
    expect(root.textContent).not.toContain('Google')
    expect(root.textContent).toContain('Apple')
  })

  it('stay when the server says no', async () => {
    const fake = fakeServer().on(unlinkSocial, () => refuseWith(409, 'Choose a password.'))
    const { root, app } = await open({ links: [google], has_password: true }, fake)
    await press(named('Disconnect Google', root))
    await press(named('Disconnect Google', document.querySelector('dialog') ?? document))
    expect(root.textContent).toContain('Google')
    expect(app.toasts.list.value.map(({ text }) => text)).toEqual(['Choose a password.'])
  })

  it('that are the only way in lead to a password first', async () => {
    const { root } = await open({ links: [google], has_password: false })
    expect(root.querySelectorAll('button')).toHaveLength(0)
    expect(named('Choose a password').getAttribute('href')).toBe('/accounts/password/forgot')
  })
})
