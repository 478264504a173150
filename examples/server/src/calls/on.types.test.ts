import { getCaregiver } from '@homecare/sdk/caregivers'
import { listOwnLicenses } from '@homecare/sdk/credentials'
import { test } from 'vitest'
import type { Routes } from './on.ts'
import type { Policy } from './policy.ts'

/* `tsc` holds what must not compile; the bodies are never run. */
const compiled = (_: (...given: never) => unknown): void => {}

test('a call is answered for somebody, by its own parameters and with its own answer', () => {
  compiled((routes: Routes, policy: Policy) => routes.on(listOwnLicenses, policy, () => []))
  // @ts-expect-error nobody is let through or kept out
  compiled((routes: Routes) => routes.on(listOwnLicenses, () => []))
  // @ts-expect-error no policy
  compiled((routes: Routes) => routes.on(listOwnLicenses, undefined, () => []))
  // @ts-expect-error it answers a list
  compiled((routes: Routes, policy: Policy) => routes.on(listOwnLicenses, policy, () => ({ id: 1 })))
  compiled((routes: Routes, policy: Policy) =>
    routes.on(getCaregiver, policy, ({ params, deps }) => {
      // @ts-expect-error the path has an id alone
      void params.caregiver
      void deps
      throw new Error(`${params.id}`)
    }),
  )
})
