import { isVetted, providerTypes, type OwnCaregiver, type ProviderTypeId } from '@homecare/sdk/caregivers'
import { selectedProviderType, selectProviderType } from '@homecare/sdk/credentials'
import { message } from '@homecare/sdk/kit'
import { profileStates, type ProfileStore } from '@homecare/sdk/ownProfile'
import { profileHref } from '@homecare/sdk/profile'
import { keptProviderType } from '@homecare/sdk/registration'
import { ownProfileTexts, profileTexts } from '@homecare/sdk/texts'
import { useEffect, useState } from 'react'
import { browserStorage } from '../frame/storage/browserStorage'
import { Avatar } from '../kit/figures/Avatar'
import { Badge } from '../kit/figures/Badge'
import { ConfirmDialog } from '../kit/overlays/ConfirmDialog'
import { RadioGroup } from '../kit/fields/RadioGroup'
import { edit, shield } from '../kit/icons/care'
import { Link } from '../kit/Link'
import { Rating } from '../kit/figures/Rating'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { ModalLink } from '../profileDialog/ModalLink'
import { optionsOf } from './editors/optionsOf'

interface OwnHeadProps {
  store: ProfileStore
  profile: OwnCaregiver
}

/** The face, the name, the state of the profile and what they work as, on the chosen background. */
export function OwnHead({ store, profile }: OwnHeadProps) {
  const say = useSay()
  const [now] = useState(() => new Date())
  const badges = useValue(store.extras.data)?.badgeProgress?.badges ?? []
  const { user, photo, background_photo_url } = profile
  const name = `${user.first_name} ${user.last_name}`
  const state = profileStates.find(profile.state_of_caregiver)
  return (
    <header className="card own-head">
      <div className="own-cover">
        {background_photo_url && <img src={background_photo_url} alt="" />}
        <ModalLink modal="backgroundphoto" look="quiet" icon={edit}>
          {say(ownProfileTexts.changeBackground)}
        </ModalLink>
      </div>
      <div className="own-who">
        <div className="own-face">
          <Avatar name={name} src={photo} size="huge" eager />
          <ModalLink modal="picture" look="line">
            {say(photo ? ownProfileTexts.changePhoto : ownProfileTexts.addPhoto)}
          </ModalLink>
          {profile.photo_state === 'waiting' && (
            <p className="soft small">{say(ownProfileTexts.photoWaiting)}</p>
          )}
          {profile.photo_state === 'refused' && (
            <Badge tone="warn">{say(ownProfileTexts.photoRefused)}</Badge>
          )}
        </div>
        <div className="own-name">
          <h1 tabIndex={-1}>{name}</h1>
          <p className="row">
            {state && <Badge tone={state.id === 2 ? 'good' : 'info'}>{say(state.label)}</Badge>}
            <Badge tone={profile.phone_verified ? 'good' : 'warn'}>
              {say(profile.phone_verified ? ownProfileTexts.phoneVerified : ownProfileTexts.phoneNotVerified)}
            </Badge>
            {profile.background_checked && (
              <Badge tone="good" icon={shield}>
                {say(profileTexts.backgroundChecked)}
              </Badge>
            )}
            {isVetted({ badges, licenses: profile.licenses }, now) && (
              <Badge tone="good" icon={shield}>
                {say(ownProfileTexts.vetted)}
              </Badge>
            )}
          </p>
          <p className="row">
            <Rating value={profile.avg_rating} count={profile.reviews_count} />
            {profile.profile_state_name === 'active' && (
              <Link href={profileHref({ id: profile.id, first_name: user.first_name })} look="line">
                {say(ownProfileTexts.seeAsFamilies)}
              </Link>
            )}
            {!profile.phone_verified && (
              <ModalLink modal="verification" look="line">
                {say(ownProfileTexts.verifyPhone)}
              </ModalLink>
            )}
          </p>
        </div>
        <KindSwitch store={store} profile={profile} />
      </div>
    </header>
  )
}

/** Which kind of caregiver they work as: the first of the provider types. A change is asked about first. */
function KindSwitch({ store, profile }: OwnHeadProps) {
  const say = useSay()
  const saving = useValue(store.save.busy)
  const [asked, setAsked] = useState<ProviderTypeId | null>(null)
  const current = selectedProviderType(profile.provider_types)
  const close = () => setAsked(null)
  const change = async (type: ProviderTypeId) => {
    await store.save.run({
      caregiver: { provider_types: selectProviderType(profile.provider_types, type) },
    })
    close()
  }
  useEffect(() => void keptProviderType(browserStorage('localStorage')).write(current), [current])
  return (
    <>
      <RadioGroup
        label={ownProfileTexts.kind}
        hint={ownProfileTexts.kindHint}
        options={optionsOf(providerTypes)}
        look="chips"
        value={current}
        disabled={saving}
        onChange={(type) => setAsked(type === current ? null : type)}
      />
      {asked !== null && (
        <ConfirmDialog
          title={message(ownProfileTexts.changeKind, { kind: say(providerTypes.get(asked).label) })}
          confirm={ownProfileTexts.changeKindConfirm}
          busy={saving}
          onConfirm={() => change(asked)}
          onClose={close}
        >
          <p>{say(asked === 2 ? ownProfileTexts.changeToNurse : ownProfileTexts.changeToAide)}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
