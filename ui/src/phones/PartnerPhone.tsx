import { partnerPhoneTexts } from '@homecare/sdk/texts'
import { phone as phoneIcon } from '../kit/icons/care'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { telHref } from '../kit/telHref'

/** The number for a partner's members; nothing where it has none. */
export function PartnerPhone({ number }: { number: string | null }) {
  const say = useSay()
  return (
    number && (
      <Link href={telHref(number)} look="quiet" icon={phoneIcon}>
        {say(partnerPhoneTexts.call, { phone: number })}
      </Link>
    )
  )
}
