import { verifyInviteCode } from '@homecare/sdk/invites'
import { fakeServer, refuseWith } from '@homecare/sdk/testing'
import { expect, it } from 'vitest'
import { careOf, contextFor } from '../app/testing'
import { render } from '../kit/testing/render'
import SignupChoiceScreen, { load } from './SignupChoiceScreen'
import { SocialOutcome, SocialSignIn } from './SocialSignIn'

const linksOf = (root: Element) => [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))

it('offers each social sign-in that is set up, and keeps the way on', async () => {
  const { root } = await render(<SocialSignIn providers={['google', 'apple']} next="/messages?x=1" />)
  expect(root.textContent).toContain('Continue with Google')
  expect(linksOf(root)).toEqual([
    '/accounts/social/google?next=%2Fmessages%3Fx%3D1',
    '/accounts/social/apple?next=%2Fmessages%3Fx%3D1',
  ])
  // The browser itself must go there: the server leads on to the provider.
  expect(root.querySelectorAll('a[data-document]')).toHaveLength(2)
})

it('shows nothing of social sign-ins where none is set up', async () => {
  const { root } = await render(<SocialSignIn providers={[]} next={null} />)
  expect(root.textContent).toBe('')
})

it('says why a social sign-in signed nobody in, and nothing without one', async () => {
  const back = new URLSearchParams('social=password&provider=google')
  const { root } = await render(<SocialOutcome query={back} />)
  expect(root.textContent).toContain('Log in with your password this time')
  const { root: plain } = await render(<SocialOutcome query={new URLSearchParams()} />)
  expect(plain.textContent).toBe('')
})

const visit = { path: '/signup' as const, params: {}, query: new URLSearchParams('invite=FRIEND22') }
const invitedBy = (fake: ReturnType<typeof fakeServer>) => {
  const { identity, locale, signal } = contextFor()
  const care = careOf(fake)
  return load({ ...visit, care, identity, locale, signal })
}

it('tells who invited, and takes the invitation along either way', async () => {
  const fake = fakeServer().on(verifyInviteCode, () => ({
    code: 'FRIEND22',
    valid: true,
    first_name: 'Carol',
  }))
  const { root } = await render(<SignupChoiceScreen {...visit} data={await invitedBy(fake)} />)
  expect(root.textContent).toContain('Carol invited you')
  expect(linksOf(root)).toEqual(
    expect.arrayContaining(['/family-signup?invite=FRIEND22', '/register/caregiver?invite=FRIEND22']),
  )
})

it('keeps an invitation that cannot be looked up', async () => {
  const data = await invitedBy(fakeServer().on(verifyInviteCode, () => refuseWith(500)))
  const { root } = await render(<SignupChoiceScreen {...visit} data={data} />)
  expect(root.textContent).not.toContain('invited you')
  expect(linksOf(root)).toContain('/family-signup?invite=FRIEND22')
})
