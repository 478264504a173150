import { pageTitles } from '@homecare/sdk/texts'
import type { RouteRow } from './routeRow'

export const accountRoutes: readonly RouteRow[] = [
  {
    path: '/signup',
    screen: 'account/SignupChoiceScreen',
    title: pageTitles.signup,
    who: 'visitors',
    public: true,
  },
  {
    path: '/accounts/login',
    screen: 'account/LoginScreen',
    title: pageTitles.login,
    who: 'visitors',
    public: true,
  },
  {
    path: '/accounts/password/forgot',
    screen: 'account/ForgotScreen',
    title: pageTitles.forgot,
    who: 'anyone',
    public: true,
  },
  {
    path: '/accounts/password/reset/confirm/:token',
    screen: 'account/ResetScreen',
    title: pageTitles.reset,
    who: 'anyone',
  },
  {
    path: '/accounts/create/password/:token',
    screen: 'account/CreatePasswordScreen',
    title: pageTitles.createPassword,
    who: 'anyone',
  },
  { path: '/appacct', screen: 'account/SettingsScreen', title: pageTitles.settings, who: 'signedIn' },
  { path: '/settings', screen: 'account/SettingsScreen', title: pageTitles.settings, who: 'signedIn' },
  {
    path: '/dashboard',
    screen: 'account/StaffHomeScreen',
    title: pageTitles.dashboard,
    who: ['staff', 'care_manager'],
  },
]
