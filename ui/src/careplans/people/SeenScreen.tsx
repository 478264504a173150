import {
  getPlan,
  listPlanSeen,
  loadAllSeen,
  planTimeZone,
  seenActions,
  seenThings,
  verifySeen,
  type CarePlan,
  type PlanSeen,
  type PlanSeenPage,
  type SeenVerdict,
} from '@homecare/sdk/careplans'
import { action, dateWords, dayIn, sayFailure } from '@homecare/sdk/kit'
import { pageTitles, seenScreenTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import { saveFile } from '../../frame/storage/saveFile'
import type { HeadOf, Load, ScreenProps } from '../../frame/screen'
import { Button } from '../../kit/Button'
import { Card } from '../../kit/layout/Card'
import { List } from '../../kit/layout/List'
import { Page } from '../../kit/layout/Page'
import { Section } from '../../kit/layout/Section'
import { useSay } from '../../kit/say'
import { Banner } from '../../kit/states/Banner'
import { useValue } from '../../kit/useValue'
import { isClosed, unlessClosed, type ClosedPage } from '../plan/closed'
import { ClosedPlan } from '../plan/ClosedPlan'
import { mayDo } from '../plan/planAccess'
import { personName, planHref, planTitle } from '../plan/planWords'

interface SeenData {
  readonly plan: CarePlan
  readonly seen: PlanSeenPage
}

export const load: Load<SeenData | ClosedPage> = ({ care, params, signal }) => {
  const id = Number(params['planId'])
  return unlessClosed(
    id,
    Promise.all([
      care.call(getPlan, { id }, { signal }),
      care.call(listPlanSeen, { id, query: {} }, { signal }),
    ]).then(([plan, seen]) => ({ plan, seen })),
  )
}
export const head: HeadOf<SeenData | ClosedPage> = () => ({ title: pageTitles.planSeen })

/** Who looked at what of a plan, and the proof that nothing of it was changed (`careplan/…/seen`). */
export default function SeenScreen({ data }: ScreenProps<SeenData | ClosedPage>) {
  if (isClosed(data)) return <ClosedPlan {...data} />
  return <Shown key={data.plan.id} data={data} />
}

function Shown({ data: { plan, seen } }: { data: SeenData }) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [rows, setRows] = useState(seen.rows)
  const [verdict, setVerdict] = useState<SeenVerdict | null>(null)
  const zone = planTimeZone(plan)
  const seesAll = mayDo(plan, 'manage_people')
  const failed = sayFailure(toasts)
  const [more] = useState(() =>
    action((before: number) => care.call(listPlanSeen, { id: plan.id, query: { before } }), {
      done: (page) => setRows((shown) => [...shown, ...page.rows]),
      failed,
    }),
  )
  const [check] = useState(() =>
    action(
      async () => {
        const all = await loadAllSeen(care, plan.id)
        return verifySeen(plan.id, all.rows)
      },
      { done: setVerdict, failed },
    ),
  )
  const [save] = useState(() =>
    action(() => loadAllSeen(care, plan.id), {
      done(all) {
        const name = `${say(words.fileName, { id: plan.id })}.json`
        saveFile(name, 'application/json', JSON.stringify(all))
      },
      failed,
    }),
  )
  const [loading, checking, saving] = [useValue(more.busy), useValue(check.busy), useValue(save.busy)]
  const last = rows.at(-1)
  return (
    <Page
      width="read"
      title={say(words.title)}
      lead={say(seesAll ? words.lead : words.ownLead)}
      up={{ href: planHref(plan.id), words: planTitle(plan, say) }}
    >
      {seesAll && (
        <Card>
          <p>{say(words.checkText)}</p>
          <div className="row">
            <Button look="quiet" busy={checking} onClick={() => check.run()}>
              {say(words.check)}
            </Button>
            <Button look="plain" busy={saving} onClick={() => save.run()}>
              {say(words.download)}
            </Button>
          </div>
          {verdict && (
            <Banner live level={3} tone={verdict.holds ? 'good' : 'bad'}>
              <p>
                {verdict.holds
                  ? say.count(words.holds, verdict.checked)
                  : say(words.broken, { n: verdict.brokenAt ?? 0 })}
              </p>
              {verdict.head && (
                <p className="small num">{say(words.head, { seal: verdict.head.slice(0, 16) })}</p>
              )}
            </Banner>
          )}
        </Card>
      )}
      {rows.length === 0 && (
        <Card>
          <p className="soft">{say(words.none)}</p>
        </Card>
      )}
      {byDay(rows, zone).map(([day, there]) => (
        <Section key={day} title={dateWords(day, 'weekday', say.locale)}>
          <Card>
            <List look="lines" items={there} by={({ n }) => n}>
              {(row) => <Row row={row} zone={zone} />}
            </List>
          </Card>
        </Section>
      ))}
      {last && last.n > 1 && rows.length < seen.total && (
        <p>
          <Button busy={loading} onClick={() => more.run(last.n)}>
            {say(words.more)}
          </Button>
        </p>
      )}
    </Page>
  )
}

function Row({ row, zone }: { row: PlanSeen; zone: string }) {
  const say = useSay()
  const { by, at, action: deed, what, network } = row
  const time = dateWords(at, 'time', say.locale, zone)
  return (
    <>
      <p>
        <b>{by ? personName(by) : say(words.somebody)}</b>
      </p>
      <p>
        {say(words.line, {
          action: say(seenActions.find(deed)?.label ?? deed),
          what: say(seenThings.find(what)?.label ?? what),
        })}
      </p>
      <p className="soft small num">{network ? say(words.from, { time, network }) : time}</p>
    </>
  )
}

function byDay(rows: readonly PlanSeen[], zone: string): (readonly [string, PlanSeen[]])[] {
  const days = new Map<string, PlanSeen[]>()
  for (const row of rows) {
    const day = dayIn(zone, new Date(row.at))
    days.set(day, [...(days.get(day) ?? []), row])
  }
  return [...days]
}
