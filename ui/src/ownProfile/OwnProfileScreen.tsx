import { dayIn, pacificTimeZone } from '@homecare/sdk/kit'
import {
  createProfileStore,
  loadOwnProfile,
  readProfileQuery,
  type OwnProfileData,
} from '@homecare/sdk/ownProfile'
import { ownProfileTexts, pageTitles } from '@homecare/sdk/texts'
import { useEffect, useState } from 'react'
import { useApp } from '../frame/app'
import { part } from '../frame/part'
import { useHolding } from '../frame/scope'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Banner } from '../kit/states/Banner'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { Basics } from './Basics'
import { Choices } from './Choices'
import { LinkedState } from '../profileDialog/LinkedState'
import { NotShown } from './NotShown'
import { openProfile } from '../profileDialog/openProfile'
import { OwnHead } from './OwnHead'
import './OwnProfileScreen.css'
import { OwnScore } from './OwnScore'
import { usePreloadModals } from '../profileDialog/usePreloadModals'

const FurtherParts = part(() => import('./FurtherParts'))

export const code = () => FurtherParts.load()
export const load: Load<OwnProfileData> = ({ care, signal, report }) => loadOwnProfile(care, signal, report)
export const head: HeadOf<OwnProfileData> = () => ({ title: pageTitles.ownProfile })

/** A caregiver's own profile: every part with the modal that edits it, and what is missing next. */
export default function OwnProfileScreen({ data, query }: ScreenProps<OwnProfileData>) {
  const say = useSay()
  const { care, toasts, report } = useApp()
  // One for as long as the page stands: a modal over it keeps what is typed when the page is loaded anew.
  const [store] = useState(() => createProfileStore(care, toasts, report, data))
  const [today] = useState(() => dayIn(pacificTimeZone, new Date()))
  const profile = useValue(store.profile.data) ?? data.profile
  const { onboarding, stateName } = readProfileQuery(query.toString())
  usePreloadModals()
  useEffect(() => {
    store.profile.set(data.profile)
    store.extras.set(data.extras)
  }, [store, data])
  useHolding(openProfile, store)
  return (
    <div className="page own" data-width="wide">
      {onboarding && (
        <Banner title={say(ownProfileTexts.welcome)}>
          <p>{say(ownProfileTexts.welcomeText)}</p>
        </Banner>
      )}
      <LinkedState stateName={stateName} profile={profile} />
      <NotShown profile={profile} over />
      <OwnHead store={store} profile={profile} />
      <div className="own-columns">
        <OwnScore profile={profile} />
        <div className="own-parts">
          <Basics store={store} profile={profile} />
          <Choices profile={profile} />
          <FurtherParts store={store} profile={profile} times={data.availabilities} today={today} />
        </div>
      </div>
    </div>
  )
}
