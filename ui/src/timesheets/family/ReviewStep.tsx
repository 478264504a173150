import { describeFailure } from '@homecare/sdk/kit'
import { lineTexts, sheetTexts as words } from '@homecare/sdk/texts'
import { useApp } from '../../frame/app'
import { Button } from '../../kit/Button'
import { Page } from '../../kit/layout/Page'
import { Section } from '../../kit/layout/Section'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { Banner } from '../../kit/states/Banner'
import { useValue } from '../../kit/useValue'
import type { OwnSheetProps } from './openSheet'
import { SheetDays } from './SheetDays'
import { SheetExpenses, SheetTasks } from './SheetExtras'
import { SheetTotals } from './SheetTotals'
import { sheetHref, spanOfDays } from './sheetWords'

/** All of a timesheet on one page, and handing it in (`…/review`). */
export default function ReviewStep({ sheet, store, name }: OwnSheetProps) {
  const say = useSay()
  const { navigation } = useApp()
  const failed = useValue(store.submit.error)
  const isEmpty = sheet.shifts.length + sheet.expenses.length === 0
  const href = sheetHref(sheet)
  const problems = [...new Set(Object.values(failed?.fieldErrors ?? {}).flat())]
  const handIn = async () => {
    await store.submit.run()
    if (!store.submit.error.peek()) await navigation.go(href, { replace: true })
  }
  return (
    <Page
      width="read"
      title={say(words.reviewTitle)}
      lead={say(words.reviewLead, { name })}
      up={{ href, words: say(spanOfDays(sheet)) }}
    >
      {(isEmpty || failed) && (
        <Banner
          tone={isEmpty ? 'info' : 'bad'}
          live
          title={say(words.problems)}
          actions={
            <Link href={href} look="quiet">
              {say(words.toHours)}
            </Link>
          }
        >
          {isEmpty ? (
            <p>{say(lineTexts.nothing)}</p>
          ) : problems.length > 0 ? (
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          ) : (
            failed && <p>{say(describeFailure(failed))}</p>
          )}
        </Banner>
      )}
      <Section title={say(words.hours)}>
        <SheetDays sheet={sheet} side="caregiver" />
      </Section>
      <SheetTasks sheet={sheet} title={say(words.tasks)} />
      <SheetExpenses sheet={sheet} title={say(words.expenses)} />
      <SheetTotals sheet={sheet} />
      {!isEmpty && (
        <div className="stack">
          <p>{say(words.statement)}</p>
          <p>
            <Button look="primary" wide onClick={handIn}>
              {say(words.handIn)}
            </Button>
          </p>
        </div>
      )}
    </Page>
  )
}
