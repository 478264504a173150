import type { PageHref } from '@homecare/sdk/addresses'
import { searchCaregivers } from '@homecare/sdk/search'
import type { Client } from '@homecare/sdk/client'
import { ApiError, isApiError, readPage, type Text } from '@homecare/sdk/kit'
import {
  getBusiness,
  getSchool,
  landingCaregiversPageSize,
  landingCode,
  organizationHref,
  type LandingOrganization,
} from '@homecare/sdk/partners'
import { placeLabel } from '@homecare/sdk/places'
import { organizationTexts } from '@homecare/sdk/texts'
import { CaregiverCard } from '../caregivers/CaregiverCard'
import { cardView, type CardView } from '../caregivers/cardView'
import { counted, told } from '../kit/words'
import { redirectTo, type HeadOf, type Load, type ScreenProps } from '../frame/screen'
import { NothingFound } from '../kit/art/NothingFound'
import { EmptyState } from '../kit/states/EmptyState'
import { Link } from '../kit/Link'
import { Page } from '../kit/layout/Page'
import { pageHref, Pagination } from '../kit/layout/Pagination'
import { useSay } from '../kit/say'
import './OrganizationScreen.css'

/** A school or a business, and a page of the caregivers who learned or worked there. */
interface OrganizationData {
  readonly organization: LandingOrganization
  readonly title: Text
  readonly lead: Text
  readonly place: string
  readonly href: PageHref
  readonly cards: readonly CardView[]
  readonly page: number
  readonly pages: number
}

export const load: Load<OrganizationData> = async ({ care, params, path, query, signal }) => {
  const code = landingCode(params.entityCode)
  if (code === null) throw new ApiError('notFound')
  const { organization, isSchool } = await organizationOf(care, code, signal)
  const href = organizationHref(organization)
  if (path !== href) redirectTo(href, { permanent: true })
  const page = readPage(query)
  const { id, name, caregivers } = organization
  const pages = Math.ceil(caregivers / landingCaregiversPageSize)
  // A page beyond the last is no page of its own.
  if (page > Math.max(1, pages)) redirectTo(pageHref(href, Math.max(1, pages)))
  const { data } = await care.call(
    searchCaregivers,
    {
      query: {
        ...(isSchool ? { school_id: id } : { business_id: id }),
        limit: landingCaregiversPageSize,
        offset: (page - 1) * landingCaregiversPageSize,
      },
    },
    { signal },
  )
  const place = placeLabel(organization)
  return {
    organization,
    title: told(organizationTexts.title, { name }),
    lead: counted(isSchool ? organizationTexts.school : organizationTexts.business, caregivers, { place }),
    ...{ place, href, page, pages },
    cards: data.map((caregiver) => cardView(caregiver)),
  }
}

export const head: HeadOf<OrganizationData> = ({ organization, title, lead, href, page }, { origin }) => ({
  title,
  description: lead,
  canonical: pageHref(href, page),
  noindex: organization.caregivers === 0,
  structured: [
    {
      '@type': 'Organization',
      name: organization.name,
      url: origin + href,
      address: {
        '@type': 'PostalAddress',
        addressLocality: organization.city,
        addressRegion: organization.state,
        addressCountry: organization.country,
      },
    },
  ],
})

/** A school's or a business's page: the caregivers who learned or worked there, 20 a page. */
export default function OrganizationScreen({ data }: ScreenProps<OrganizationData>) {
  const say = useSay()
  const { title, lead, place, href, cards, page, pages } = data
  const search: PageHref = `/caregivers-search?${new URLSearchParams({ place }).toString()}`
  if (cards.length === 0) {
    return (
      <Page title={say(title)}>
        <EmptyState
          art={<NothingFound />}
          title={say(organizationTexts.none)}
          actions={
            <Link href={search} look="primary">
              {say(organizationTexts.near, { place })}
            </Link>
          }
        >
          {say(organizationTexts.noneHint)}
        </EmptyState>
      </Page>
    )
  }
  return (
    <Page className="organization" title={say(title)} lead={say(lead)}>
      <ul className="organization-caregivers" role="list">
        {cards.map((card, index) => (
          <li key={card.id}>
            <CaregiverCard card={card} here={href} eager={index < inSight} />
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={pages} hrefFor={(one) => pageHref(href, one)} />
      <p>
        <Link href={search} look="line">
          {say(organizationTexts.near, { place })}
        </Link>
      </p>
    </Page>
  )
}

/** Cards whose photos are in sight at once. */
const inSight = 3

/** A code is a school's, or else a business's. */
async function organizationOf(care: Client, code: string, signal: AbortSignal) {
  try {
    return { organization: await care.call(getSchool, { code }, { signal }), isSchool: true }
  } catch (error) {
    if (!isApiError(error) || error.kind !== 'notFound') throw error
    return { organization: await care.call(getBusiness, { code }, { signal }), isSchool: false }
  }
}
