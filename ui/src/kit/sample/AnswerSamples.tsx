import { Avatar } from '../figures/Avatar'
import { calendar, warning } from '../icons/basic'
import { kitTexts as t } from '../kitTexts'
import { AnswerRow } from '../layout/AnswerRow'
import { Card } from '../layout/Card'
import { List } from '../layout/List'
import { Reasons } from '../layout/Reasons'
import { Section } from '../layout/Section'
import { Money } from '../Money'
import { useSay } from '../say'
import { useAnswers } from '../useAnswers'

const asked = ['longer', 'facility', 'card'] as const

/** What waits for an answer: asked, answered, taken back. */
export function AnswerSamples() {
  const say = useSay()
  const { rows, answered, reopened } = useAnswers(asked, (one) => one)
  const yes = (one: (typeof asked)[number]) => answered(one, { words: t.toldYes, undo: () => reopened(one) })
  return (
    <Section title={say(t.answers)}>
      <Card>
        <List look="lines" items={rows} by={({ key }) => key}>
          {({ item, answer }) =>
            item === 'longer' ? (
              <AnswerRow
                picture={<Avatar name="Carol Ito" />}
                title={say(t.longer)}
                facts={
                  <>
                    Carol I. · <Money cents={3675} />
                    <Reasons
                      of={[
                        { fits: true, says: say(t.reasonFull) },
                        { fits: false, says: say(t.reasonPart) },
                      ]}
                    />
                  </>
                }
                actions={[
                  { label: t.yesICan, press: () => yes(item) },
                  { label: t.no, press: () => answered(item, { words: t.toldNo }) },
                ]}
                answer={answer}
              />
            ) : item === 'facility' ? (
              <AnswerRow
                icon={calendar}
                title={say(t.offer)}
                facts={say(t.offerFacts)}
                consequence={say(t.heldUntil)}
                actions={[
                  {
                    label: t.confirm,
                    press: () => new Promise<void>((done) => setTimeout(() => (yes(item), done()), 1000)),
                  },
                  { label: t.decline },
                ]}
                answer={answer}
                problem={say(t.offerTaken)}
              />
            ) : (
              <AnswerRow
                icon={warning}
                tone="warn"
                title={say(t.bannerWarn)}
                facts={say(t.bannerWarnMore)}
                actions={[{ label: t.upload, href: '#kit' }]}
                answer={answer}
              />
            )
          }
        </List>
      </Card>
    </Section>
  )
}
