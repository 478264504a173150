import { customerChatTexts as words } from '@homecare/sdk/texts'
import { useEffect, useId, useState } from 'react'
import { useApp } from '../frame/app'
import { Button } from '../kit/Button'
import { Card } from '../kit/layout/Card'
import { useSay } from '../kit/say'
import { OpenedChat } from './OpenedChat'
import { chatAppOf } from '../consent/pageConsent'
import './HelpChat.css'

/** The customer chat of the help pages, behind a press; nothing of it is there before. `opened`: the address says so. */
export default function HelpChat({ opened }: { opened: boolean }) {
  const say = useSay()
  const app = useApp()
  const id = useId()
  const [open, setOpen] = useState(false)
  const [unread, setUnread] = useState(0)
  const [isTheirs, setTheirs] = useState(true)
  useEffect(() => {
    // Our own staff have none; the page came without knowing that.
    setTheirs(chatAppOf(app) !== null)
    setOpen(opened)
  }, [app, opened])
  if (!isTheirs) return null
  return (
    <Card className="help-chat">
      <h2>{say(words.title)}</h2>
      <p>{say(words.hint)}</p>
      <p>
        <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? say(words.close) : unread > 0 ? say(words.openUnread, { count: unread }) : say(words.open)}
        </Button>
      </p>
      <div id={id}>{open && <OpenedChat onUnread={setUnread} close={() => setOpen(false)} />}</div>
    </Card>
  )
}
