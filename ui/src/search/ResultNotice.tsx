import { uiTexts } from '@homecare/sdk/texts'
import { useNavigation } from '../frame/app'
import { NothingFound } from '../kit/art/NothingFound'
import { Offline } from '../kit/art/Offline'
import { Button } from '../kit/Button'
import { FailureReference } from '../kit/states/FailureReference'
import { retry } from '../kit/icons/basic'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import type { Notice } from './searchPage'

/** What stands in the place of the list: that the search failed, or that nobody was found, with the ways on. */
export default function ResultNotice({ notice }: { notice: Notice }) {
  const say = useSay()
  const navigation = useNavigation()
  const failed = notice.kind === 'failed'
  return (
    <div className="state" data-tone={failed ? 'bad' : undefined} role={failed ? 'alert' : undefined}>
      {failed ? <Offline /> : <NothingFound />}
      <h2>{say(notice.title)}</h2>
      <p>{say(notice.text)}</p>
      <FailureReference error={notice.failure} />
      <div className="row">
        {failed && (
          <Button look="primary" icon={retry} onClick={() => navigation.reload()}>
            {say(uiTexts.tryAgain)}
          </Button>
        )}
        {notice.links.map(({ label, href }, index) => (
          <Link key={href} href={href} look={index === 0 ? 'primary' : 'quiet'}>
            {say(label)}
          </Link>
        ))}
      </div>
    </div>
  )
}
