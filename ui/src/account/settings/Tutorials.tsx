import { markTutorial, tutorials, type Tutorial } from '@homecare/sdk/account'
import { action, message, sayFailure } from '@homecare/sdk/kit'
import { settingsScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import { Button } from '../../kit/Button'
import { Card } from '../../kit/layout/Card'
import { useSay } from '../../kit/say'
import { Section } from '../../kit/layout/Section'

interface TutorialsProps {
  seen: Readonly<Record<string, boolean>>
}

/** Introductions that were closed, to be shown again (`tutorials`); nothing for who has closed none. */
export function Tutorials({ seen }: TutorialsProps) {
  return tutorials.entries.some(({ id }) => seen[id]) && <Closed seen={seen} />
}

function Closed({ seen }: TutorialsProps) {
  const say = useSay()
  const { care, session, toasts } = useApp()
  const [marks, setMarks] = useState(seen)
  const [showAgain] = useState(() =>
    action((id: Tutorial) => care.call(markTutorial, { body: { [id]: false } }), {
      done(now) {
        setMarks(now)
        toasts.success(words.shownAgain)
        void session.start()
      },
      failed: sayFailure(toasts),
    }),
  )
  const closed = tutorials.entries.filter(({ id }) => marks[id])
  return (
    <Section title={say(words.tutorials)}>
      <Card>
        <p className="soft">{say(closed.length > 0 ? words.tutorialsHint : words.tutorialsNone)}</p>
        {closed.length > 0 && (
          <div className="row">
            {closed.map(({ id, label }) => (
              <Button key={id} onClick={() => showAgain.run(id)}>
                {say(message(words.showAgain, { name: say(label) }))}
              </Button>
            ))}
          </div>
        )}
      </Card>
    </Section>
  )
}
