import { homePath } from '@homecare/sdk/addresses'
import { getScreening } from '@homecare/sdk/screening'
import { newcomerTexts as words } from '@homecare/sdk/texts'
import { useSession } from '../../frame/app'
import { redirectTo, type HeadOf, type Load } from '../../frame/screen'
import { Card } from '../../kit/layout/Card'
import { Page } from '../../kit/layout/Page'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'

/** Thanks are said for what was handed in alone. */
export const load: Load<null> = async ({ care, signal }) => {
  const { submitted_at } = await care.call(getScreening, {}, { signal })
  return submitted_at ? null : redirectTo('/screen')
}
export const head: HeadOf<null> = () => ({ title: words.thanksTitle })

export default function ThanksScreen() {
  const say = useSay()
  const identity = useValue(useSession().identity)
  return (
    <Page width="read" title={say(words.thanksTitle)} lead={say(words.thanksLead)}>
      <Card>
        <h2>{say(words.afterTitle)}</h2>
        <ol>
          <li>{say(words.after1)}</li>
          <li>{say(words.after2)}</li>
        </ol>
        <div className="row">
          <Link href={homePath(identity)} look="primary">
            {say(words.home)}
          </Link>
          <Link href="/verification-in-process" look="quiet">
            {say(words.pending)}
          </Link>
        </div>
      </Card>
    </Page>
  )
}
