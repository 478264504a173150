import { modals } from '@homecare/sdk/addresses'
import { needHelpTexts as words } from '@homecare/sdk/texts'
import { useApp } from '../frame/app'
import { helpHref } from '../frame/helpFor'
import type { ModalProps } from '../frame/screen'
import { phone as phoneIcon } from '../kit/icons/care'
import { Link } from '../kit/Link'
import { useSay } from '../kit/say'
import { useValue } from '../kit/useValue'
import { telHref } from '../kit/telHref'
import { ProfileDialog } from '../profileDialog/ProfileDialog'
import { CallHint } from './CallHint'
import { WriteToUs } from './WriteToUs'

/** Help without leaving the page: a number, a message to our team, and questions with their answers (modal needHelp). */
export default function NeedHelpModal({ close }: ModalProps) {
  const say = useSay()
  const { session } = useApp()
  const identity = useValue(session.identity)
  const number = useValue(session.supportPhone)
  return (
    <ProfileDialog title={modals.get('needHelp').label} close={close}>
      {() => (
        <>
          <p>
            <Link href={telHref(number)} look="primary" icon={phoneIcon}>
              {number}
            </Link>
          </p>
          <p className="soft">
            <CallHint />
          </p>
          <p>
            <WriteToUs />
          </p>
          <p>
            <Link href={helpHref(identity)} look="line">
              {say(words.read)}
            </Link>
          </p>
          <p>{say(words.emergency)}</p>
        </>
      )}
    </ProfileDialog>
  )
}
