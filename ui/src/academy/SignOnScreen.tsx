import { academyTexts as words, pageTitles } from '@homecare/sdk/texts'
import { useEffect } from 'react'
import type { HeadOf, ScreenProps } from '../frame/screen'
import { Page } from '../kit/layout/Page'
import { useSay } from '../kit/say'
import { Skeleton } from '../kit/states/Skeleton'
import { useValue } from '../kit/useValue'
import { AcademyFailed } from './AcademyFailed'
import { useAcademy } from './useAcademy'

export const head: HeadOf<undefined> = () => ({ title: pageTitles.academy })

/** Opens the academy at once, at the page that `?redirect=` names: where its own links lead. */
export default function SignOnScreen({ query }: ScreenProps) {
  const say = useSay()
  // In the place of this page, so that Back does not lead in again.
  const entry = useAcademy((url) => window.location.replace(url))
  const error = useValue(entry.error)
  const busy = useValue(entry.busy)
  const page = query.get('redirect')
  useEffect(() => void entry.run(page), [entry, page])
  return (
    <Page className="academy" width="read" title={say(pageTitles.academy)}>
      {error ? (
        <AcademyFailed error={error} retry={() => entry.run(page)} busy={busy} />
      ) : (
        <div role="status">
          <p>{say(words.opening)}</p>
          <Skeleton shape="box" />
        </div>
      )}
    </Page>
  )
}
