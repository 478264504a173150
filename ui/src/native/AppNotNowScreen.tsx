import { message } from '@homecare/sdk/kit'
import type { ServedArea } from '@homecare/sdk/places'
import { appTexts as words } from '@homecare/sdk/texts'
import type { HeadOf, Load, ScreenProps } from '../frame/screen'
import { Card } from '../kit/layout/Card'
import { Page } from '../kit/layout/Page'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { areaHref, audienceOf, loadArea, startOf } from './areaPage'

export const load: Load<ServedArea | null> = loadArea
export const head: HeadOf<ServedArea | null> = (area) => ({ title: titleOf(area) })

const titleOf = (area: ServedArea | null) =>
  area && !area.served ? message(words.notServed, { city: area.city, state: area.state }) : words.laterTitle

/** Not yet: because the area has too little, which one can be told of once it has, or because somebody wants to wait. */
export default function AppNotNowScreen({ data: area, query }: ScreenProps<ServedArea | null>) {
  const say = useSay()
  const who = audienceOf(query)
  const isMissing = area !== null && !area.served
  return (
    <Page
      width="read"
      title={say(titleOf(area))}
      lead={
        isMissing
          ? say(who === 'family' ? words.fewCaregivers : words.noJobs, { zip: area.zip_code })
          : say(area ? words.laterLead : words.nothingAsked)
      }
    >
      <Card>
        {isMissing && <p>{say(words.notifyOffer)}</p>}
        <div className="row">
          {isMissing ? (
            <Link href={areaHref('/appsignup-notify-me', area)} look="primary">
              {say(words.notify)}
            </Link>
          ) : area ? (
            <Link href={areaHref('/appsignup-next', area)} look="primary">
              {say(words.beginAfterAll)}
            </Link>
          ) : (
            <Link href={startOf(who)} look="primary">
              {say(words.toStart)}
            </Link>
          )}
          {area && (
            <Link href={startOf(who)} look="quiet">
              {say(words.otherZip)}
            </Link>
          )}
          <Link href="/app-signup-skip" look="plain">
            {say(words.lookAround)}
          </Link>
        </div>
      </Card>
    </Page>
  )
}
