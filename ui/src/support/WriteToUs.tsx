import { loginHref } from '@homecare/sdk/addresses'
import { askTeamTexts as words } from '@homecare/sdk/texts'
import { useApp } from '../frame/app'
import { Button } from '../kit/Button'
import { mail } from '../kit/icons/care'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'

/** The way to write to our team: its dialog, for a visitor behind the login. */
export function WriteToUs() {
  const say = useSay()
  const { session, navigation } = useApp()
  const { user_type } = useValue(session.identity)
  return user_type === 'anonymous' ? (
    <Link href={loginHref('/contact?modal=supportMessage')} look="quiet" icon={mail}>
      {say(words.loginToWrite)}
    </Link>
  ) : (
    <Button icon={mail} onClick={() => void navigation.openModal('supportMessage')}>
      {say(words.write)}
    </Button>
  )
}
