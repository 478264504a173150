import { modals } from '@homecare/sdk/addresses'
import { getOwnAdvisor, type OwnAdvisor } from '@homecare/sdk/families'
import { dateWords } from '@homecare/sdk/kit'
import { getBadgeProgress } from '@homecare/sdk/badges'
import {
  createAskSupportForm,
  listSupportRequests,
  supportLimits,
  type SupportRequest,
} from '@homecare/sdk/support'
import { recruiterTexts as words, askTeamTexts, advisorCallTexts } from '@homecare/sdk/texts'
import { signal, type Signal } from '@preact/signals-core'
import { useState } from 'react'
import { useApp, useSession } from '../frame/app'
import type { ModalProps } from '../frame/screen'
import { useLoaded } from '../frame/useLoaded'
import { AdvisorWho } from '../families/advisorCalls/AdvisorWho'
import { Button } from '../kit/Button'
import { Form } from '../kit/fields/Form'
import { TextareaField } from '../kit/fields/TextareaField'
import { useSay } from '../kit/say'
import { Banner } from '../kit/states/Banner'
import { Loaded } from '../kit/states/Loaded'
import { useValue } from '../kit/useValue'
import { ProfileDialog } from '../profileDialog/ProfileDialog'
import { useFollow } from '../kit/useFollow'

/** Where a caregiver's interview stands: done, asked for in a question that waits, or neither. */
interface Interview {
  readonly done: boolean
  readonly asked: SupportRequest | null
}

/**
 * A caregiver's interview with a recruiter, asked for from any page; a family meets who advises it (modal
 * meetYourRecruiter).
 */
export default function MeetYourRecruiterModal({ close }: ModalProps) {
  const { user_type } = useValue(useSession().identity)
  const [typed] = useState(() => signal(false))
  return (
    <ProfileDialog title={modals.get('meetYourRecruiter').label} close={close} dirty={typed}>
      {() => (user_type === 'family' ? <Advisor /> : <OwnInterview typed={typed} />)}
    </ProfileDialog>
  )
}

function OwnInterview({ typed }: { typed: Signal<boolean> }) {
  const say = useSay()
  const { care, navigation } = useApp()
  const { user_type } = useValue(useSession().identity)
  const loaded = useLoaded<Interview>(async (abort) => {
    const [requests, badges] = await Promise.all([
      care.call(listSupportRequests, {}, { signal: abort }),
      // Agency caregivers have no badges of their own.
      user_type === 'caregiver' ? care.call(getBadgeProgress, {}, { signal: abort }) : null,
    ])
    const badge = badges?.badges.find(({ code }) => code === 'interview')
    const asked = requests.find(({ topic, state }) => topic === 'interview' && state === 'waiting') ?? null
    return { done: badge?.status === 'completed', asked }
  })
  return (
    <Loaded from={loaded} failed={askTeamTexts.failed}>
      {({ done, asked }) =>
        done ? (
          <Banner tone="good" level={3} title={say(words.done)}>
            <p>{say(words.doneHint)}</p>
          </Banner>
        ) : (
          <>
            <p>{say(words.lead)}</p>
            {asked ? (
              <>
                <p>{say(words.waits, { day: dateWords(asked.created_at, 'day', say.locale) })}</p>
                <p>
                  <Button
                    onClick={() =>
                      void navigation.openModal('supportMessage', { query: { request: `${asked.id}` } })
                    }
                  >
                    {say(words.see)}
                  </Button>
                </p>
              </>
            ) : (
              <AskForInterview
                typed={typed}
                onAsked={(request) => loaded.set({ done: false, asked: request })}
              />
            )}
          </>
        )
      }
    </Loaded>
  )
}

function AskForInterview({
  typed,
  onAsked,
}: {
  typed: Signal<boolean>
  onAsked: (request: SupportRequest) => void
}) {
  const { care, toasts } = useApp()
  const [form] = useState(() =>
    createAskSupportForm(care, 'interview', (request) => {
      toasts.success(askTeamTexts.sent)
      onAsked(request)
    }),
  )
  useFollow(typed, form.dirty)
  return (
    <Form form={form} submit={words.ask}>
      <TextareaField
        form={form}
        name="body"
        label={words.when}
        hint={words.whenHint}
        rows={3}
        max={supportLimits.body}
        required
      />
    </Form>
  )
}

/** Who advises the family, and the way to a call. */
function Advisor() {
  const say = useSay()
  const { care, navigation } = useApp()
  const loaded = useLoaded<OwnAdvisor>((abort) => care.call(getOwnAdvisor, {}, { signal: abort }))
  return (
    <Loaded from={loaded} failed={advisorCallTexts.loadFailed}>
      {(own) => (
        <>
          <AdvisorWho advisor={own.advisor} />
          {own.eligible ? (
            <p>
              <Button look="primary" onClick={() => void navigation.openModal('onboardingCall')}>
                {say(advisorCallTexts.ask)}
              </Button>
            </p>
          ) : (
            <p>{say(advisorCallTexts.notOffered)}</p>
          )}
        </>
      )}
    </Loaded>
  )
}
