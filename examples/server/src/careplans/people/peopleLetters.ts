import type { PageHref } from '@homecare/sdk/addresses'
import { message } from '@homecare/sdk/kit'
import { pageUrl } from '../../config/pageUrl.ts'
import type { Deps } from '../../deps/deps.ts'
import { tell } from '../../notices/tell.ts'
import { shortName } from '../../people/person.ts'
import type { SessionUser } from '../../people/session.ts'
import type { PlanRow } from '../ground/standing.ts'
import { planMailTexts as words } from '../ground/texts.ts'

interface About {
  readonly plan: Pick<PlanRow, 'id' | 'family_id'>
  /** Whom it is about. */
  readonly userId: number
  /** Of their place on the plan: each change of it is told once. */
  readonly version: number
}

/** Tells a family that somebody has come onto its plan. */
export function tellOfJoining(deps: Deps, about: About, who: SessionUser): Promise<void> {
  return toFamily(deps, about, who, 'joined')
}

/** Tells a family that a relative has left its plan. */
export function tellOfLeaving(deps: Deps, about: About, who: SessionUser): Promise<void> {
  return toFamily(deps, about, who, 'left')
}

const familyWords = {
  joined: { subject: words.joinedSubject, body: words.joinedBody, short: words.joinedShort },
  left: { subject: words.leftSubject, body: words.leftBody, short: words.leftShort },
} as const

async function toFamily(
  deps: Deps,
  { plan, userId, version }: About,
  who: SessionUser,
  what: keyof typeof familyWords,
): Promise<void> {
  const page: PageHref = `/carecommunity?plan=${plan.id}`
  const { subject, body, short } = familyWords[what]
  const name = shortName(who)
  await tell(deps, {
    ...{
      to: plan.family_id,
      kind: 'care_plans',
      event: `plan ${plan.id} ${what} ${userId} ${version}`,
      page,
    },
    subject: message(subject, { name }),
    body: [message(body, { name, link: pageUrl(deps.config, page) })],
    short: message(short, { name }),
  })
}

/** Tells somebody that they were taken off a plan. */
export async function tellOfRemoval(
  deps: Deps,
  { plan, userId, version }: About,
  by: SessionUser,
): Promise<void> {
  await tell(deps, {
    ...{ to: userId, kind: 'care_plans', event: `plan ${plan.id} removed ${userId} ${version}` },
    page: '/careplan',
    subject: words.removedSubject,
    body: [message(words.removedBody, { name: shortName(by) })],
    short: words.removedShort,
  })
}
