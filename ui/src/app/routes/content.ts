import { pageTitles } from '@homecare/sdk/texts'
import type { RouteRow } from './routeRow'

const legal = { screen: 'content/LegalScreen', who: 'anyone', public: true } as const
const terms = { ...legal, title: pageTitles.terms }
const privacy = { ...legal, title: pageTitles.privacy, fixed: { document: 'privacy' } }
const help = { screen: 'content/HelpScreen', who: 'anyone', public: true } as const

export const contentRoutes: readonly RouteRow[] = [
  { path: '/', screen: 'home/HomeScreen', title: pageTitles.home, who: 'anyone', public: true },
  { path: '/kit', screen: 'app/shell/KitScreen', title: pageTitles.kit, who: 'anyone' },
  { path: '/terms', ...terms, fixed: { document: 'terms' } },
  { path: '/terms/2018-12-01', ...terms, fixed: { document: 'terms', date: '2018-12-01' } },
  { path: '/privacy/policy', ...privacy },
  { path: '/privacy/policy/:date', ...privacy },
  { path: '/help/family', ...help, title: pageTitles.helpFamily, fixed: { audience: 'family' } },
  { path: '/help/caregiver', ...help, title: pageTitles.helpCaregiver, fixed: { audience: 'caregiver' } },
  {
    path: '/contact',
    screen: 'content/ContactScreen',
    title: pageTitles.contact,
    who: 'anyone',
    public: true,
  },
]
