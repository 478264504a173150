import { contentAddresses } from '@homecare/sdk/addresses'
import { agencyTexts, pageTitles, pressTexts } from '@homecare/sdk/texts'
import { screensAt } from './routeRow'

const legal = { screen: 'content/LegalScreen' } as const
const terms = { ...legal, title: pageTitles.terms }
const privacy = { ...legal, title: pageTitles.privacy, fixed: { document: 'privacy' } }
const agencyTerms = { screen: 'agency/AgencyTermsScreen', title: agencyTexts.terms } as const
const help = { screen: 'content/HelpScreen' } as const

export const contentRoutes = screensAt(contentAddresses, {
  '/': { screen: 'home/HomeScreen', title: pageTitles.home },
  '/kit': { screen: 'app/shell/KitScreen', title: pageTitles.kit },
  '/terms': { ...terms, fixed: { document: 'terms' } },
  '/terms/2018-12-01': { ...terms, fixed: { document: 'terms', date: '2018-12-01' } },
  '/privacy/policy': privacy,
  '/privacy/policy/:date': privacy,
  '/press': { screen: 'content/ArticlesScreen', title: pressTexts.title },
  '/newsroom': { screen: 'content/ArticlesScreen', title: pressTexts.title },
  '/press/:slug': { screen: 'content/ArticleScreen', title: pressTexts.title },
  '/legal/agency-supplemental-terms': agencyTerms,
  '/legal/agency-supplemental-terms/:date': agencyTerms,
  '/download-app': { screen: 'content/DownloadAppScreen', title: pressTexts.appTitle },
  '/staff/articles': { screen: 'content/StaffArticlesScreen', title: pressTexts.staffTitle },
  '/staff/articles/new': { screen: 'content/EditArticleScreen', title: pressTexts.newTitle },
  '/staff/articles/:articleId': { screen: 'content/EditArticleScreen', title: pressTexts.staffTitle },
  '/help/family': { ...help, title: pageTitles.helpFamily, fixed: { audience: 'family' } },
  '/help/caregiver': { ...help, title: pageTitles.helpCaregiver, fixed: { audience: 'caregiver' } },
  '/contact': {
    screen: 'content/ContactScreen',
    title: pageTitles.contact,
  },
})
