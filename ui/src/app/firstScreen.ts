import type { ScreenModule } from '../frame/screen'
import type { LaterCode } from './createApp'
import type { ArrivalScreen } from './document/arrivals'

/** The screens that people arrive on, without the table of all the others. */
const screens: Readonly<Record<ArrivalScreen, () => Promise<ScreenModule>>> = {
  'home/HomeScreen': () => import('../home/HomeScreen') as Promise<ScreenModule>,
  'account/LoginScreen': () => import('../account/LoginScreen') as Promise<ScreenModule>,
  'search/SearchScreen': () => import('../search/SearchScreen') as Promise<ScreenModule>,
  'profile/ProfileScreen': () => import('../profile/ProfileScreen') as Promise<ScreenModule>,
  'jobs/JobSearchScreen': () => import('../jobs/JobSearchScreen') as Promise<ScreenModule>,
  'jobs/JobScreen': () => import('../jobs/JobScreen') as Promise<ScreenModule>,
  'account/SignupChoiceScreen': () => import('../account/SignupChoiceScreen') as Promise<ScreenModule>,
  'partners/PartnerScreen': () => import('../partners/PartnerScreen') as Promise<ScreenModule>,
  'content/HelpScreen': () => import('../content/HelpScreen') as Promise<ScreenModule>,
  'registration/RegisterScreen': () => import('../registration/RegisterScreen') as Promise<ScreenModule>,
  'families/SignupScreen': () => import('../families/SignupScreen') as Promise<ScreenModule>,
}

/** Loads the screen of the first page. */
export async function loadFirstScreen(
  name: string,
  loadLater: () => Promise<LaterCode>,
): Promise<ScreenModule> {
  const load = name in screens ? screens[name as ArrivalScreen] : undefined
  return load ? load() : (await loadLater()).loadScreen(name)
}
