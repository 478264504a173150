import { partnerAddresses } from '@homecare/sdk/addresses'
import { partnerCodePattern, partnerLandings } from '@homecare/sdk/partners'
import { pageTitles } from '@homecare/sdk/texts'
import { screenFor, screensAt } from './routeRow'

const embeddedSignup = {
  screen: 'partners/EmbeddedSignupScreen',
  title: pageTitles.familySignup,
  keeps: 'embedded-signup',
} as const

const isCode = ({ partnerCode = '' }: Readonly<Record<string, string>>) =>
  partnerCodePattern.test(partnerCode.toLowerCase())

const landings = screenFor(
  partnerLandings.ids,
  (id) => `/${id}` as const,
  (id) => ({
    screen: 'partners/PartnerScreen',
    title: partnerLandings.get(id).label,
    fixed: { partnerCode: id },
  }),
)

/** Ways in for partners: their frames, their short forms, and their landing pages. */
export const partnerRoutes = screensAt(partnerAddresses, {
  '/embed/signup': embeddedSignup,
  '/embed/signup/:step': embeddedSignup,
  '/employers': {
    screen: 'partners/EmployersScreen',
    title: pageTitles.employers,
  },
  '/partners/:partnerCode': {
    screen: 'partners/PartnerScreen',
    title: pageTitles.signup,
    where: isCode,
  },
  '/partners/:partnerCode/:formName': {
    screen: 'partners/PartnerFormScreen',
    title: pageTitles.signup,
    where: isCode,
  },
  '/schools/:country/:state/:city/:entityCode': {
    screen: 'partners/OrganizationScreen',
    title: pageTitles.search,
  },
  ...landings,
})
