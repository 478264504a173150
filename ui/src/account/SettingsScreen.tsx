import {
  isCaregiver,
  getMarketingPreferences,
  getSettings,
  listSocialLinks,
  type MarketingChoices,
  type Settings,
  type SocialLinks,
} from '@homecare/sdk/account'
import { partOf, type Part } from '@homecare/sdk/kit'
import { settingsScreenTexts as words } from '@homecare/sdk/texts'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { useBeginning } from '../frame/useBeginning'
import { useApp } from '../frame/app'
import { laterPart } from '../frame/laterPart'
import { Skeleton } from '../kit/states/Skeleton'
import { Columns } from '../kit/layout/Columns'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { CalendarAddress } from './settings/CalendarAddress'
import { DeleteAccount } from './settings/DeleteAccount'
import { Details } from './settings/Details'
import { Distance } from './settings/Distance'
import { EmailAddress } from './settings/EmailAddress'
import { Indexing } from './settings/Indexing'
import { LanguageAndDisplay } from './settings/LanguageAndDisplay'
import { News } from './settings/News'
import { NewPassword } from './settings/NewPassword'
import { Notifications } from './settings/Notifications'
import { SocialAccounts } from './settings/SocialAccounts'
import { Trail } from './settings/Trail'
import { Tutorials } from './settings/Tutorials'
import './SettingsScreen.css'

interface SettingsData {
  readonly settings: Settings
  readonly marketing: Part<{ readonly marketing_preferences: MarketingChoices }>
  readonly social: Part<SocialLinks>
}

export const load: Load<SettingsData> = async ({ care, signal, report }) => {
  const [settings, marketing, social] = await Promise.all([
    care.call(getSettings, {}, { signal }),
    partOf(care.call(getMarketingPreferences, {}, { signal }), report),
    partOf(care.call(listSocialLinks, {}, { signal }), report),
  ])
  return { settings, marketing, social }
}
export const head: HeadOf<SettingsData> = () => ({ title: words.title })

const ConsentChoices = laterPart(() => import('../consent/ConsentChoices'), <Skeleton count={3} />)

/** What people set for themselves, each part saved by itself: the same for every kind of user. */
export default function SettingsScreen({ data }: ScreenProps<SettingsData>) {
  const say = useSay()
  const beginning = useBeginning(data)
  const { settings, marketing, social } = data
  const { jobs_may_be_indexed: indexed } = settings
  const { session, config } = useApp()
  const { user_type } = useValue(session.identity)
  const hasVisits = user_type === 'family' || isCaregiver(user_type)
  const worksNearby = settings.max_job_distance_preference !== null
  return (
    <Page className="settings" title={say(words.title)} lead={say(words.lead)}>
      <Columns
        key={beginning}
        aside={
          <>
            <LanguageAndDisplay />
            <NewPassword email={settings.email} />
            <SocialAccounts social={social} />
            {hasVisits && <CalendarAddress />}
            <News marketing={marketing} />
            {config.outsiders && <ConsentChoices />}
            <Tutorials seen={settings.tutorials} />
            <Trail />
            <DeleteAccount />
          </>
        }
      >
        <Details settings={settings} />
        <EmailAddress settings={settings} />
        <Notifications settings={settings} />
        {worksNearby && <Distance settings={settings} />}
        {indexed !== null && <Indexing settings={settings} />}
      </Columns>
    </Page>
  )
}
