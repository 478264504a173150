import { endCalendarFeed, getCalendarFeed, makeCalendarFeed, type CalendarFeed } from '@homecare/sdk/shifts'
import { action, dateWords, sayFailure } from '@homecare/sdk/kit'
import { calendarFeedTexts as words } from '@homecare/sdk/texts'
import { useEffect, useId, useState } from 'react'
import { useApp } from '../../frame/app'
import { useBackCloses } from '../../frame/useBackCloses'
import { Button } from '../../kit/Button'
import { copyText } from '../../kit/copyText'
import { CheckboxField } from '../../kit/fields/CheckboxField'
import { Card } from '../../kit/layout/Card'
import { Section } from '../../kit/layout/Section'
import { ConfirmDialog } from '../../kit/overlays/ConfirmDialog'
import { useSay } from '../../kit/say'
import { Skeleton } from '../../kit/states/Skeleton'
import { useValue } from '../../kit/useValue'

/** The address at which one's own calendar reads the visits: made, copied and ended. */
export function CalendarAddress() {
  const say = useSay()
  const id = useId()
  const { care, toasts } = useApp()
  const [feed, setFeed] = useState<CalendarFeed | null>(null)
  const [named, setNamed] = useState(false)
  const [asks, setAsks] = useState(false)
  const onStanding = useBackCloses()
  const failed = sayFailure(toasts)
  const [read] = useState(() => action(() => care.call(getCalendarFeed, {}), { done: setFeed, failed }))
  const [make] = useState(() =>
    action((shows_names: boolean) => care.call(makeCalendarFeed, { body: { shows_names } }), {
      done: setFeed,
      failed,
    }),
  )
  const [end] = useState(() =>
    action(() => care.call(endCalendarFeed, {}), {
      done(ended) {
        setFeed(ended)
        toasts.success(words.ended)
      },
      failed,
    }),
  )
  useEffect(() => void read.run(), [read])
  const [making, ending, readError] = [useValue(make.busy), useValue(end.busy), useValue(read.error)]
  const copy = async (url: string) => {
    if (await copyText(url)) toasts.success(words.copied)
    else toasts.error(words.copyFailed)
  }
  return (
    <Section title={say(words.title)}>
      <Card>
        <p>{say(words.text)}</p>
        {!feed && !readError && <Skeleton />}
        {feed?.active && !feed.url && feed.created_at && (
          <p>
            {say(words.since, { day: dateWords(feed.created_at, 'day', say.locale) })}{' '}
            {feed.read_at
              ? say(words.read, { time: dateWords(feed.read_at, 'dateTime', say.locale) })
              : say(words.notRead)}
          </p>
        )}
        {feed?.url && (
          <div className="field">
            <label htmlFor={id}>{say(words.address)}</label>
            <p className="hint" id={`${id}-hint`}>
              {say(words.once)}
            </p>
            <div className="control">
              <input id={id} readOnly value={feed.url} aria-describedby={`${id}-hint`} />
            </div>
            <p>
              <Button onClick={() => copy(feed.url!)}>{say(words.copy)}</Button>
            </p>
          </div>
        )}
        {feed && (
          <>
            <CheckboxField
              name="shows_names"
              label={words.names}
              hint={words.namesHint}
              value={named}
              onChange={setNamed}
            />
            <div className="row">
              <Button look="quiet" busy={making} onClick={() => make.run(named)}>
                {say(feed.active ? words.makeAnew : words.make)}
              </Button>
              {feed.active && (
                <Button look="plain" onClick={() => setAsks(true)}>
                  {say(words.end)}
                </Button>
              )}
            </div>
          </>
        )}
      </Card>
      {asks && (
        <ConfirmDialog
          title={words.endTitle}
          confirm={words.end}
          danger
          busy={ending}
          onConfirm={async () => {
            await end.run()
            setAsks(false)
          }}
          onClose={() => setAsks(false)}
          onStanding={onStanding}
        >
          <p>{say(words.endText)}</p>
        </ConfirmDialog>
      )}
    </Section>
  )
}
