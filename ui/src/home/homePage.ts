import type { PageHref } from '@homecare/sdk/addresses'
import { conditions } from '@homecare/sdk/caregivers'
import { getHomePage, type HomePage as Home } from '@homecare/sdk/content'
import { isApiError, slug, type Text } from '@homecare/sdk/kit'
import type { StateCode } from '@homecare/sdk/places'
import { searchHref } from '@homecare/sdk/search'
import { homeTexts, searchTexts } from '@homecare/sdk/texts'
import { cardView, nameOf, type CardView } from '../caregivers/cardView'
import { both, counted, thousands, told } from '../kit/words'
import type { LoadContext } from '../frame/screen'

export interface CountedLink {
  readonly label: Text
  readonly href: PageHref
  readonly count: Text
}

/** What the data tells on the front page, ready to be shown. */
export interface HomeData {
  readonly figures: Text
  readonly reviewFigures: Text | null
  readonly featuredTitle: Text
  readonly featured: readonly CardView[]
  readonly quotes: readonly {
    readonly id: number
    readonly text: string
    readonly by: Text
    readonly photo: string | null
    readonly name: string
    readonly href: PageHref
  }[]
  readonly cities: readonly CountedLink[]
  readonly needs: readonly CountedLink[]
}

/** The front page's data; null when it could not be had: the page stands without it. */
export async function loadHomePage({
  care,
  signal,
}: Pick<LoadContext, 'care' | 'signal'>): Promise<HomeData | null> {
  try {
    return homeData(await care.call(getHomePage, {}, { signal }))
  } catch (error) {
    if (isApiError(error) && error.kind !== 'aborted') return null
    throw error
  }
}

function homeData(home: Home): HomeData {
  const { near, avg_rating } = home
  return {
    figures: told(homeTexts.figures, {
      caregivers: thousands(home.caregivers),
      cities: thousands(home.cities),
    }),
    reviewFigures:
      avg_rating === null
        ? null
        : told(homeTexts.figuresReviews, { reviews: thousands(home.reviews), rating: avg_rating.toFixed(1) }),
    featuredTitle: near
      ? told(homeTexts.featuredNear, { place: `${near.city}, ${near.state}` })
      : homeTexts.featured,
    featured: home.featured.map((caregiver) => cardView(caregiver)),
    quotes: home.quotes.map(({ review_text, reviewer, caregiver }) => ({
      id: caregiver.id,
      text: review_text,
      by: told(homeTexts.quoteBy, {
        reviewer,
        name: nameOf(caregiver),
        place: `${caregiver.city}, ${caregiver.state}`,
      }),
      photo: caregiver.photo,
      name: nameOf(caregiver),
      href: `/caregivers/profile/${slug(caregiver.first_name) || 'caregiver'}/${caregiver.id}`,
    })),
    cities: home.top_cities.map(({ city, state, caregivers }) => ({
      label: both(() => `${city}, ${state}`),
      href: searchHref({ place: { state: state as StateCode, city: slug(city) } }),
      count: counted(searchTexts.caregiverCount, caregivers),
    })),
    needs: home.top_specialties.flatMap(({ id, slug: segment, caregivers }) => {
      const condition = conditions.find(id)
      if (!condition) return []
      return [
        {
          label: condition.label,
          href: `/caregivers/${segment}`,
          count: counted(searchTexts.caregiverCount, caregivers),
        },
      ]
    }),
  }
}
