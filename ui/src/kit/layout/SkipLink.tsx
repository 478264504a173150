import { uiTexts } from '@homecare/sdk/texts'
import { useSay } from '../say'

/** The first stop of the Tab key: past the header, to the content. */
export function SkipLink({ to = '#main' }: { to?: string }) {
  const say = useSay()
  return (
    <a className="button skip hidden" data-look="primary" href={to}>
      {say(uiTexts.skipToContent)}
    </a>
  )
}
