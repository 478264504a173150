import type { PageHref } from '@homecare/sdk/addresses'
import { permissionPresets, type PermissionPreset } from '@homecare/sdk/careplans'
import { message, say, type Locale, type Sayable, type Text } from '@homecare/sdk/kit'
import { eq } from 'drizzle-orm'
import { pageUrl } from '../../config/pageUrl.ts'
import type { Tx } from '../../db/connect.ts'
import type { Deps } from '../../deps/deps.ts'
import { tell } from '../../notices/tell.ts'
import { shortName } from '../../people/person.ts'
import type { SessionUser } from '../../people/session.ts'
import { users } from '../../tables/account.ts'
import type { PlanRow } from '../ground/standing.ts'
import { planMailTexts as words } from '../ground/texts.ts'

interface AccessChange {
  readonly plan: PlanRow
  readonly by: SessionUser
  readonly caregiverId: number
  /** Of what they may do: each change is told once. */
  readonly version: number
}

/**
 * Tells a caregiver that what they may do on a plan has changed, and the family where it was not the family that did it. No word
 * of who is cared for, nor of health.
 */
export async function tellOfAccess(
  deps: Deps,
  tx: Tx,
  { plan, by, caregiverId, version }: AccessChange,
  preset: PermissionPreset | null,
): Promise<void> {
  const access = preset ? permissionPresets.get(preset).label : words.ownAccess
  const isClosed = preset === 'no_access'
  const event = `plan ${plan.id} access ${caregiverId} ${version}`
  const page: PageHref = isClosed ? '/messages' : `/careplan/connection/${plan.id}`
  await tell(deps, {
    ...{ to: caregiverId, kind: 'care_plans', event, page },
    subject: words.permissionSubject,
    body: [
      isClosed
        ? message(words.closedBody, { name: shortName(by), link: pageUrl(deps.config, page) })
        : inBoth(words.permissionBody, { name: shortName(by), access, link: pageUrl(deps.config, page) }),
    ],
    short: words.permissionShort,
  })
  if (by.id === plan.family_id) return
  const [caregiver] = await tx.select().from(users).where(eq(users.id, caregiverId))
  const people: PageHref = `/careplan/connection/${plan.id}/permissions`
  await tell(deps, {
    ...{ to: plan.family_id, kind: 'care_plans', event, page: people },
    subject: words.toldFamilySubject,
    body: [
      inBoth(words.toldFamilyBody, {
        ...{ by: shortName(by), name: caregiver ? shortName(caregiver) : '', access },
        link: pageUrl(deps.config, people),
      }),
    ],
    short: words.toldFamilyShort,
  })
}

/** A text with words in it that have a language of their own, each in its own. */
export function inBoth(text: Text, params: Readonly<Record<string, Sayable | number>>): Text {
  const said = (locale: Locale) =>
    say(locale, {
      text,
      params: Object.fromEntries(
        Object.entries(params).map(([name, value]) => [
          name,
          typeof value === 'number' ? value : say(locale, value),
        ]),
      ),
    })
  return [said('en'), said('es')]
}
