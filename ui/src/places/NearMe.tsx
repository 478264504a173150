import type { PageHref } from '@homecare/sdk/addresses'
import { describeFailure, isApiError, type Sayable } from '@homecare/sdk/kit'
import { deviceOf } from '@homecare/sdk/native'
import type { Place } from '@homecare/sdk/places'
import { askPosition, findNearMe, type PositionAnswer } from '@homecare/sdk/places'
import { nearMeTexts } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useCare, useNavigation } from '../frame/app'
import { Button } from '../kit/Button'
import { place as placeIcon } from '../kit/icons/care'
import { Problem } from '../kit/states/Problem'
import { useSay } from '../kit/say'
import { cityName, nearMeWords } from './nearMeWords'

interface NearMeProps {
  /** The place that the page is about, as it names it; empty where it is about none. */
  at: string
  /** The address of the search at a place. */
  hrefOf: (place: Place) => Promise<PageHref>
  /** Asks the device where it is. */
  whereAmI?: () => Promise<PositionAnswer>
}

/** What was found at the press; it is said on the page of its place, and goes with it. */
interface Said {
  readonly at: string
  readonly words: readonly Sayable[]
  readonly found: boolean
}

/** Looks where somebody is. Their device is asked at the press alone; what comes of it is said under the field. */
export default function NearMe({ at, hrefOf, whereAmI = askBrowser }: NearMeProps) {
  const say = useSay()
  const care = useCare()
  const navigation = useNavigation()
  const [said, setSaid] = useState<Said | null>(null)

  const look = async () => {
    setSaid(null)
    try {
      const near = await findNearMe(care, whereAmI, deviceOf(navigator.userAgent))
      const { place } = near
      setSaid({ at: place ? cityName(place) : at, words: nearMeWords(near), found: place !== null })
      if (place) await navigation.go(await hrefOf(place))
    } catch (error) {
      if (!isApiError(error)) throw error
      setSaid({ at, words: [describeFailure(error)], found: false })
    }
  }

  const words = said?.at === at && said.words.map((text) => say(text)).join(' ')
  return (
    <div className="near-me">
      <Button look="plain" icon={placeIcon} onClick={look}>
        {say(nearMeTexts.button)}
      </Button>
      <div role="status">
        {words && (said?.found ? <p className="soft">{words}</p> : <Problem>{words}</Problem>)}
      </div>
    </div>
  )
}

/** The device for ten seconds; the person's yes or no may take longer. */
const askBrowser = () => askPosition(navigator.geolocation, { deviceMs: 10_000, allMs: 45_000 })
