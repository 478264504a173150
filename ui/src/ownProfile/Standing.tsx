import { isOver, type Availability } from '@homecare/sdk/availability'
import type { ProfileStore } from '@homecare/sdk/ownProfile'
import { availabilityScreenTexts, ownProfileTexts, uiTexts } from '@homecare/sdk/texts'
import { useNavigation } from '../frame/app'
import { Button } from '../kit/Button'
import { retry } from '../kit/icons/basic'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { backgroundPath } from '../screening/backgroundPage'
import { BackgroundRow } from '../screening/BackgroundRow'
import { daysWords, hoursWords } from '../availability/availabilityWords'
import { ModalLink } from '../profileDialog/ModalLink'
import { OwnBadges } from './OwnBadges'
import { ProfilePart } from './ProfilePart'

/** Availabilities shown on the profile; the calendar has them all. */
const shown = 3

/** When they can work, the next few times of it. */
export function Times({ times, today }: { times: readonly Availability[] | null; today: string }) {
  const say = useSay()
  const navigation = useNavigation()
  const current = times?.filter((time) => !isOver(time, today)) ?? []
  return (
    <ProfilePart
      title={ownProfileTexts.availability}
      none={ownProfileTexts.noAvailability}
      isEmpty={times !== null && current.length === 0}
      aside={
        <Link href="/availability" look="plain">
          {say(ownProfileTexts.seeAvailability)}
        </Link>
      }
    >
      {times === null ? (
        <div className="row" role="alert">
          <p>{say(availabilityScreenTexts.failed)}</p>
          <Button icon={retry} onClick={() => navigation.reload()}>
            {say(uiTexts.tryAgain)}
          </Button>
        </div>
      ) : (
        <ul className="own-times" role="list">
          {current.slice(0, shown).map((time) => (
            <li key={time.id}>
              {say(daysWords(time, say.locale))}
              <span className="soft"> {say(hoursWords(time, say.locale))}</span>
            </li>
          ))}
        </ul>
      )}
    </ProfilePart>
  )
}

/** Papers, the background check and badges: what stands behind the profile. */
export function Standing({ store }: { store: ProfileStore }) {
  const say = useSay()
  const extras = useValue(store.extras.data)
  const check = extras?.backgroundCheck
  return (
    <>
      <ProfilePart
        title={ownProfileTexts.documents}
        aside={<ModalLink modal="documents">{say(ownProfileTexts.openDocuments)}</ModalLink>}
      >
        <p>{say(ownProfileTexts.documentsText)}</p>
      </ProfilePart>
      <ProfilePart
        title={ownProfileTexts.background}
        aside={
          <Link href={backgroundPath} look="plain">
            {say(ownProfileTexts.openBackground)}
          </Link>
        }
      >
        {check ? (
          <BackgroundRow check={check} />
        ) : (
          <p className="soft">{say(ownProfileTexts.backgroundUnknown)}</p>
        )}
      </ProfilePart>
      <OwnBadges progress={extras?.badgeProgress ?? null} />
      <ProfilePart
        title={ownProfileTexts.references}
        aside={<ModalLink modal="references">{say(ownProfileTexts.openReferences)}</ModalLink>}
      >
        <p>{say(ownProfileTexts.referencesText)}</p>
      </ProfilePart>
    </>
  )
}
