import {
  acceptPlanInvite,
  declinePlanInvite,
  getPlanInvite,
  permissionPresets,
  planRoles,
  presetOfRole,
  sideOfInvited,
  type FoundPlanInvite,
} from '@homecare/sdk/careplans'
import { loginHref } from '@homecare/sdk/addresses'
import { action, isApiError, sayFailure } from '@homecare/sdk/kit'
import { pageTitles, planPeopleTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import { part } from '../../frame/part'
import type { CodeContext, HeadOf, Load, ScreenProps } from '../../frame/screen'
import { Button } from '../../kit/Button'
import { Card } from '../../kit/layout/Card'
import { Page } from '../../kit/layout/Page'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { Banner } from '../../kit/states/Banner'
import { EmptyState } from '../../kit/states/EmptyState'
import { useValue } from '../../kit/useValue'
import { planHref } from '../plan/planWords'

interface JoinData {
  /** Null for one that was answered, taken back, or is too old. */
  readonly invite: FoundPlanInvite | null
}

const JoinForm = part(() => import('./JoinForm'))

export const load: Load<JoinData> = async ({ care, params, signal }) => {
  try {
    return { invite: await care.call(getPlanInvite, { token: params['token'] ?? '' }, { signal }) }
  } catch (error) {
    if (isApiError(error) && error.kind === 'notFound') return { invite: null }
    throw error
  }
}
export const code = ({ identity }: CodeContext) =>
  identity.user_type === 'anonymous' ? JoinForm.load() : Promise.resolve()
export const head: HeadOf<JoinData> = () => ({ title: pageTitles.planJoin, noindex: true })

/** Where the letter of an invitation to a plan leads (`carecommunity/join/…`). */
export default function JoinScreen({ data: { invite }, params }: ScreenProps<JoinData>) {
  const say = useSay()
  const token = params['token'] ?? ''
  if (!invite)
    return (
      <Page width="read" title={say(words.overTitle)}>
        <Card>
          <EmptyState
            title={say(words.overTitle)}
            actions={
              <Link href="/" look="quiet">
                {say(pageTitles.home)}
              </Link>
            }
          >
            {say(words.overText)}
          </EmptyState>
        </Card>
      </Page>
    )
  return <Asked invite={invite} token={token} />
}

function Asked({ invite, token }: { invite: FoundPlanInvite; token: string }) {
  const say = useSay()
  const { care, toasts, navigation, session } = useApp()
  const identity = useValue(session.identity)
  const [declined, setDeclined] = useState(false)
  const [{ accept, decline }] = useState(() => ({
    accept: action(() => care.call(acceptPlanInvite, { token }), {
      done: ({ id }) => void navigation.go(planHref(id), { replace: true }),
      failed: sayFailure(toasts),
    }),
    decline: action(() => care.call(declinePlanInvite, { token }), {
      done: () => setDeclined(true),
      failed: sayFailure(toasts),
    }),
  }))
  const { by, recipient_name, role, email, has_account } = invite
  // Whoever an agency sends is on the plan as a caregiver.
  const side = sideOfInvited(identity.user_type)
  const { label, hint } =
    side === 'caregiver' ? permissionPresets.get(presetOfRole(role)) : planRoles.get(role)
  if (declined)
    return (
      <Page width="read" title={say(words.declinedTitle)}>
        <Card>
          <p role="status">{say(words.declinedText)}</p>
        </Card>
      </Page>
    )
  const refuse = (
    <Button look="plain" onClick={() => decline.run()}>
      {say(words.decline)}
    </Button>
  )
  return (
    <Page width="read" title={say(words.joinTitle, { name: by })}>
      <Card>
        <p>{say(words.joinLead, { name: recipient_name })}</p>
        <p>
          <b>{say(label)}.</b> {say(hint)}
        </p>
        {side !== null ? (
          <>
            <p className="soft">{say(words.joinAs, { name: identity.first_name })}</p>
            <div className="row">
              <Button look="primary" onClick={() => accept.run()}>
                {say(words.join)}
              </Button>
              {refuse}
            </div>
          </>
        ) : identity.user_type !== 'anonymous' ? (
          <Banner tone="warn" level={3}>
            <p>{say(words.wrongAccount)}</p>
          </Banner>
        ) : has_account ? (
          <>
            <p>{say(words.joinLogin)}</p>
            <div className="row">
              <Link href={loginHref(`/carecommunity/join/${token}`)} look="primary">
                {say(words.login)}
              </Link>
              {refuse}
            </div>
          </>
        ) : (
          <JoinForm token={token} email={email} actions={refuse} />
        )}
      </Card>
    </Page>
  )
}
