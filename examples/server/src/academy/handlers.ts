import { createHash } from 'node:crypto'
import { openAcademy } from '@homecare/sdk/academy'
import type { SessionUser } from '../people/session.ts'
import { caregiverRoles } from '../caregivers/policies.ts'
import type { Config } from '../config/config.ts'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import { refuse } from '../refusals/refuse.ts'
import { serverTexts } from '../refusals/texts.ts'
import { academyServerTexts } from './texts.ts'

/** The way into the learning academy, as its signed-query sign-on wants it. */
export function answerAcademy(routes: Routes): void {
  routes.on(openAcademy, only(...caregiverRoles), ({ session, query, deps, now }) => {
    const { academy } = deps.config
    if (!academy) throw refuse.notFound(academyServerTexts.notSetUp)
    // Whoever opens an account with another's address would become them there.
    if (!session.user.email_verified) throw refuse.conflict(academyServerTexts.notVerified)
    return { url: signedAddress(academy, session.user, query.redirect, now) }
  })
}

/**
 * The address that signs somebody in: e-mail address and instant with an MD5 over both and the shared key, which is
 * what the academy checks. It is good for minutes, and whoever has it is that person: it goes to nobody else.
 */
function signedAddress(
  { url, secret }: NonNullable<Config['academy']>,
  user: SessionUser,
  redirect: string | undefined,
  now: number,
): string {
  const address = new URL(url)
  const instant = String(Math.floor(now / 1000))
  const token = createHash('md5').update(`USER=${user.email}&TS=${instant}&KEY=${secret}`).digest('hex')
  const wanted = {
    Email: user.email,
    TS: instant,
    SSOToken: token,
    FirstName: user.first_name,
    LastName: user.last_name,
    Language: user.language,
    ...(redirect !== undefined && { redirect_uri: pageOf(address, redirect) }),
  }
  for (const [name, value] of Object.entries(wanted)) address.searchParams.set(name, value)
  return address.href
}

/** A page of the academy itself: a signed-in person is led nowhere else. */
function pageOf(academy: URL, redirect: string): string {
  const page = URL.canParse(redirect, academy.origin) ? new URL(redirect, academy.origin) : null
  if (page?.origin !== academy.origin) throw refuse.invalid({ redirect: [serverTexts.badValue] })
  return page.href
}
