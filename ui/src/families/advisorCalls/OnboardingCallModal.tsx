import { getOwnAdvisor, type OwnAdvisor } from '@homecare/sdk/families'
import { advisorCallTexts as words } from '@homecare/sdk/texts'
import { signal } from '@preact/signals-core'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import type { ModalProps } from '../../frame/screen'
import { useLoaded } from '../../frame/useLoaded'
import { useSay } from '../../kit/say'
import { Loaded } from '../../kit/states/Loaded'
import { ProfileDialog } from '../../profileDialog/ProfileDialog'
import { AdvisorCall } from './AdvisorCall'
import { AdvisorWho } from './AdvisorWho'

/** The call of the advisor, asked for from any page; a family that may not ask sees how to reach us (modal onboardingCall). */
export default function OnboardingCallModal({ close }: ModalProps) {
  const say = useSay()
  const { care, navigation } = useApp()
  const loaded = useLoaded<OwnAdvisor>((signal) => care.call(getOwnAdvisor, {}, { signal }))
  const [typed] = useState(() => signal(false))
  return (
    <ProfileDialog title={words.title} close={close} dirty={typed}>
      {() => (
        <Loaded from={loaded} failed={words.loadFailed}>
          {(own) => (
            <>
              <AdvisorWho advisor={own.advisor} />
              {own.eligible ? (
                <AdvisorCall
                  own={own}
                  typed={typed}
                  onChanged={(call) => {
                    loaded.set({ ...own, call })
                    // The page beneath says where the call stands.
                    void navigation.reload()
                  }}
                  onStale={() => void loaded.reload()}
                />
              ) : (
                <p>{say(words.notOffered)}</p>
              )}
            </>
          )}
        </Loaded>
      )}
    </ProfileDialog>
  )
}
