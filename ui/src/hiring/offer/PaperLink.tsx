import { paperHref, type ConnectionPaper } from '@homecare/sdk/hiring'
import { paperTexts as words } from '@homecare/sdk/texts'
import { given } from '../../kit/href'
import { file as fileIcon } from '../../kit/icons/care'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'

interface PaperLinkProps {
  connectionId: number
  paper: ConnectionPaper
  look?: 'quiet' | 'line'
}

/** Saves a connection's offer or agreement as a PDF, in the language of the page. */
export function PaperLink({ connectionId, paper, look = 'line' }: PaperLinkProps) {
  const say = useSay()
  return (
    <Link href={given(paperHref(connectionId, paper, say.locale))} look={look} icon={fileIcon} download>
      {say(words[paper])}
    </Link>
  )
}
