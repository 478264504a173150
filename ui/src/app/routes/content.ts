import { contentAddresses } from '@homecare/sdk/addresses'
import { pageTitles } from '@homecare/sdk/texts'
import { screensAt } from './routeRow'

const legal = { screen: 'content/LegalScreen' } as const
const terms = { ...legal, title: pageTitles.terms }
const privacy = { ...legal, title: pageTitles.privacy, fixed: { document: 'privacy' } }
const help = { screen: 'content/HelpScreen' } as const

export const contentRoutes = screensAt(contentAddresses, {
  '/': { screen: 'home/HomeScreen', title: pageTitles.home },
  '/kit': { screen: 'app/shell/KitScreen', title: pageTitles.kit },
  '/terms': { ...terms, fixed: { document: 'terms' } },
  '/terms/2018-12-01': { ...terms, fixed: { document: 'terms', date: '2018-12-01' } },
  '/privacy/policy': privacy,
  '/privacy/policy/:date': privacy,
  '/help/family': { ...help, title: pageTitles.helpFamily, fixed: { audience: 'family' } },
  '/help/caregiver': { ...help, title: pageTitles.helpCaregiver, fixed: { audience: 'caregiver' } },
  '/contact': {
    screen: 'content/ContactScreen',
    title: pageTitles.contact,
  },
})
