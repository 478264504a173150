import type { Identity } from '@homecare/sdk/account'
import { allowedAddress, mayOpen, modalOf, redirectFor, turnedAway } from '@homecare/sdk/addresses'
import { expect, type Page } from '@playwright/test'
import { routeOf } from '../src/app/router/resolve'
import { matchPath } from '../src/app/routes/routes'
import { dataId } from '../src/app/document/pageData'

/** What the server itself answers: files, feeds and the way out. */
const ofServer = /^\/(files|v1|logout|feeds|rpc)\b|\.\w{2,4}$/

/**
 * Holds every link of a page to where its person may go: one that there is no page at, that is somebody else's, or that
 * their plan closes would lead back to their home without a word of why. A walk goes on after what is found.
 */
export async function expectLinksOpen(page: Page, what: string): Promise<void> {
  const { identity, addresses } = await page.evaluate(
    (id) => ({
      identity: JSON.parse(document.getElementById(id)!.textContent).identity as Identity,
      addresses: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .filter(({ origin, pathname }) => origin === location.origin && pathname !== location.pathname)
        .map(({ pathname, search }) => pathname + search),
    }),
    dataId,
  )
  const closed = [...new Set(addresses)].filter((address) => !isOpen(address, identity))
  expect.soft(closed, `${what}: links that are closed to who reads them`).toEqual([])
}

function isOpen(asked: string, identity: Identity): boolean {
  const address = redirectFor(asked, identity) ?? asked
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  if (ofServer.test(pathname)) return true
  const route = routeOf(pathname, matchPath)
  if (!route || allowedAddress(identity, address) !== address) return false
  const modal = modalOf(route.modal ?? searchParams.get('modal'))
  if (modal && !mayOpen(modal, identity)) return false
  // Visitors are asked to log in, and led on.
  const { who } = route.row
  return (
    identity.user_type === 'anonymous' || who === 'visitors' || turnedAway(who, identity, address) === null
  )
}
