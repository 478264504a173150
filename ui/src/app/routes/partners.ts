import { partnerLandings } from '@homecare/sdk/partners'
import { pageTitles } from '@homecare/sdk/texts'
import type { RouteRow } from './routeRow'

const embeddedSignup = {
  screen: 'partners/EmbeddedSignupScreen',
  title: pageTitles.familySignup,
  who: 'anyone',
  keeps: 'embedded-signup',
} as const

/** What a partner's code may look like: a word of an address. */
const isCode = ({ partnerCode = '' }: Readonly<Record<string, string>>) =>
  /^[a-z0-9][a-z0-9-]{1,59}$/i.test(partnerCode)

/** Ways in for partners: their frames, their short forms, and the landing pages that the documents name. */
export const partnerRoutes: readonly RouteRow[] = [
  { path: '/embed/signup', ...embeddedSignup },
  { path: '/embed/signup/:step', ...embeddedSignup },
  {
    path: '/employers',
    screen: 'partners/EmployersScreen',
    title: pageTitles.employers,
    who: 'anyone',
    public: true,
  },
  {
    path: '/partners/:partnerCode/:formName',
    screen: 'partners/PartnerFormScreen',
    title: pageTitles.signup,
    who: 'visitors',
    where: isCode,
  },
  {
    path: '/schools/:country/:state/:city/:entityCode',
    screen: 'partners/OrganizationScreen',
    title: pageTitles.search,
    who: 'anyone',
    public: true,
  },
  ...partnerLandings.ids.map((id) => ({
    path: `/${id}`,
    screen: 'partners/PartnerScreen',
    title: partnerLandings.get(id).label,
    who: 'anyone' as const,
    public: true as const,
    fixed: { partnerCode: id },
  })),
]
