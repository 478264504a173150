import { verificationTexts } from '@homecare/sdk/texts'
import { Button } from '../kit/Button'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { useKeepsProfile } from '../profileDialog/useKeepsProfile'
import { useWorks } from './useWorks'

/** The way to verify the own number: over a caregiver's profile, or by `onPress`, which opens a `PhoneDialog`. */
export function VerifyPhone({ onPress }: { onPress?: () => void }) {
  const say = useSay()
  const keepsProfile = useKeepsProfile()
  const works = useWorks()
  if (keepsProfile)
    return (
      <Link href="/caregiver/profile/verification" look="line">
        {say(verificationTexts.title)}
      </Link>
    )
  // The agency keeps the number of whom it sends.
  if (works || !onPress) return null
  return (
    <Button look="plain" onClick={onPress}>
      {say(verificationTexts.title)}
    </Button>
  )
}
