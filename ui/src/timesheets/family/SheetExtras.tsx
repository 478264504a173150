import { formatDollars, message } from '@homecare/sdk/kit'
import { expenseKinds, formatMiles, type Expense, type Timesheet } from '@homecare/sdk/timesheets'
import { sheetTexts as words } from '@homecare/sdk/texts'
import type { ReactNode } from 'react'
import { given } from '../../kit/href'
import { IconButton } from '../../kit/IconButton'
import { file, trash } from '../../kit/icons/care'
import { Card } from '../../kit/layout/Card'
import { List } from '../../kit/layout/List'
import { Section } from '../../kit/layout/Section'
import { Link } from '../../kit/Link'
import { useSay, type Say } from '../../kit/say'
import { weekdayWords } from './sheetWords'
import './sheet.css'

/** What an expense was for, in a word or its caregiver's own. */
export const expenseName = ({ kind, description }: Pick<Expense, 'kind' | 'description'>, say: Say): string =>
  description || say(expenseKinds.find(kind)?.label ?? '')

interface ExpensesProps {
  sheet: Timesheet
  title: string
  /** While it may be changed. */
  onRemove?: ((expense: Expense) => void) | undefined
  children?: ReactNode
}

/** What the family pays back, each with its receipt. */
export function SheetExpenses({ sheet, title, onRemove, children }: ExpensesProps) {
  const say = useSay()
  return (
    <Section title={title}>
      <Card>
        {sheet.expenses.length === 0 ? (
          <p className="soft">{say(words.noExpenses)}</p>
        ) : (
          <List look="lines" items={sheet.expenses} by={({ id }) => id}>
            {(expense) => (
              <div className="sheet-line">
                <p>
                  <b>{expenseName(expense, say)}</b>
                  <br />
                  <span className="soft small">
                    {[
                      say(weekdayWords(expense.day)),
                      ...(expense.description ? [say(expenseKinds.find(expense.kind)?.label ?? '')] : []),
                      ...(expense.miles_tenths === null
                        ? []
                        : [say(words.milesOf, { miles: formatMiles(expense.miles_tenths) })]),
                    ].join(' · ')}
                  </span>
                </p>
                <span className="row">
                  <b className="money">{formatDollars(expense.amount)}</b>
                  {expense.receipt && (
                    <Link
                      look="plain"
                      icon={file}
                      href={given(expense.receipt)}
                      target="_blank"
                      rel="noreferrer"
                      aria-label={say(words.receiptOf, { what: expenseName(expense, say) })}
                    >
                      {say(words.receipt)}
                    </Link>
                  )}
                  {onRemove && (
                    <IconButton
                      icon={trash}
                      label={message(words.removeExpense, { what: expenseName(expense, say) })}
                      onClick={() => onRemove(expense)}
                    />
                  )}
                </span>
              </div>
            )}
          </List>
        )}
        {children}
      </Card>
    </Section>
  )
}

/** What was done, and the note. Nothing where nothing is said. */
export function SheetTasks({
  sheet,
  title,
  children,
}: {
  sheet: Timesheet
  title: string
  children?: ReactNode
}) {
  const say = useSay()
  const { tasks_done, note } = sheet
  return (
    <Section title={title}>
      <Card>
        {tasks_done.length === 0 && note === '' && <p className="soft">{say(words.noTasks)}</p>}
        {tasks_done.length > 0 && (
          <ul>
            {tasks_done.map((task, index) => (
              <li key={index} className="sheet-line-words">
                {task}
              </li>
            ))}
          </ul>
        )}
        {note && <p className="sheet-line-words">{note}</p>}
        {children}
      </Card>
    </Section>
  )
}
