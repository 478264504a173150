import { mayVerifyPhone } from '@homecare/sdk/phones'
import { verificationTexts } from '@homecare/sdk/texts'
import { useSession } from '../frame/app'
import { Button } from '../kit/Button'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'

/**
 * The way to verify the own number: over a caregiver's profile, or by `onPress`, which opens a `PhoneDialog`. None for
 * those who verify none.
 */
export function VerifyPhone({ onPress }: { onPress?: () => void }) {
  const say = useSay()
  const { user_type } = useValue(useSession().identity)
  if (user_type === 'caregiver')
    return (
      <Link href="/caregiver/profile/verification" look="line">
        {say(verificationTexts.title)}
      </Link>
    )
  if (!onPress || !mayVerifyPhone(user_type)) return null
  return (
    <Button look="plain" onClick={onPress}>
      {say(verificationTexts.title)}
    </Button>
  )
}
