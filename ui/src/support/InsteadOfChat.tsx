import { customerChatTexts as words } from '@homecare/sdk/texts'
import { useSay } from '../kit/say'
import { WriteToUs } from './WriteToUs'

/** The way to our team without the chat. */
export function Instead({ children }: { children?: string }) {
  const say = useSay()
  return (
    <div className="stack">
      {children && <p>{children}</p>}
      <p>{say(words.instead)}</p>
      <p>
        <WriteToUs />
      </p>
    </div>
  )
}
