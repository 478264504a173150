import { ownHref, type PageHref } from '@homecare/sdk/addresses'
import {
  listNextSteps,
  nextStepKinds,
  nextStepStates,
  type NextStep,
  type NextStepState,
} from '@homecare/sdk/hiring'
import { message } from '@homecare/sdk/kit'
import { nextStepTexts as words, nextStepWords, pageTitles } from '@homecare/sdk/texts'
import type { HeadOf, Load, ScreenProps } from '../../frame/screen'
import { Badge } from '../../kit/figures/Badge'
import { check } from '../../kit/icons/basic'
import { AnswerRow } from '../../kit/layout/AnswerRow'
import { Card } from '../../kit/layout/Card'
import { List } from '../../kit/layout/List'
import { Page } from '../../kit/layout/Page'
import { Section } from '../../kit/layout/Section'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { EmptyState } from '../../kit/states/EmptyState'

export const load: Load<readonly NextStep[]> = ({ care, signal }) => care.call(listNextSteps, {}, { signal })
export const head: HeadOf<readonly NextStep[]> = () => ({ title: pageTitles.nextSteps })

/** What is left after the family's offers and hires, by caregiver (`family-next-steps`). */
export default function NextStepsScreen({ data }: ScreenProps<readonly NextStep[]>) {
  const say = useSay()
  const groups = [...new Set(data.map(({ connection_id }) => connection_id))].map(
    (id) => [id, data.filter(({ connection_id }) => connection_id === id)] as const,
  )
  const isDone = data.every(({ done }) => done)
  return (
    <Page width="read" title={say(words.title)} lead={isDone ? undefined : say(words.lead)}>
      {isDone && (
        <Card>
          <EmptyState
            title={say(words.allDone)}
            actions={
              <Link href="/careteam" look="primary">
                {say(words.toCare)}
              </Link>
            }
          >
            {say(words.allDoneHint)}
          </EmptyState>
        </Card>
      )}
      {groups.map(([id, steps]) => (
        <Section key={id ?? 0} title={steps[0]?.name ?? say(words.household)}>
          <Card>
            <List look="lines" items={steps} by={({ kind }) => kind}>
              {(step) => <StepRow step={step} />}
            </List>
          </Card>
        </Section>
      ))}
    </Page>
  )
}

function StepRow({ step: { kind, name, done, state, href: address } }: { step: NextStep }) {
  const say = useSay()
  const href = ownHref(address)
  return (
    <AnswerRow
      title={say(message(nextStepWords[kind], { name: name ?? '' }))}
      badge={
        state ? (
          <Badge tone={tones[state] ?? 'info'}>{say(nextStepStates.get(state).label)}</Badge>
        ) : (
          done && (
            <Badge tone="good" icon={check}>
              {say(words.done)}
            </Badge>
          )
        )
      }
      facts={state === 'skipped' && say(words.skippedHint)}
      actions={rowActions({ kind, done, state }, href)}
    />
  )
}

/** What is left leads to where it is done; what was decided can be seen there, and changed. */
function rowActions({ kind, done, state }: Pick<NextStep, 'kind' | 'done' | 'state'>, href: PageHref | null) {
  if (!href || (done && state === null)) return []
  return done
    ? [{ label: words.seeOrChange, look: 'plain' as const, href }]
    : [{ label: nextStepKinds.get(kind).label, href }]
}

const tones: Readonly<Partial<Record<NextStepState, 'good' | 'warn'>>> = {
  talked: 'good',
  cleared: 'good',
  missed: 'warn',
  not_cleared: 'warn',
}
