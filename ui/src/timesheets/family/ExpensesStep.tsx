import type { Expense } from '@homecare/sdk/timesheets'
import { sheetTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { Button } from '../../kit/Button'
import { plus } from '../../kit/icons/care'
import { Page } from '../../kit/layout/Page'
import { ConfirmDialog } from '../../kit/overlays/ConfirmDialog'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import { ExpenseFields } from './ExpenseFields'
import type { OwnSheetProps } from './openSheet'
import { expenseName, SheetExpenses } from './SheetExtras'
import { sheetHref, spanOfDays } from './sheetWords'

/** What a caregiver paid for the family, each with its receipt (`…/expenses`). */
export default function ExpensesStep({ sheet, store }: OwnSheetProps) {
  const say = useSay()
  const [adding, setAdding] = useState(sheet.expenses.length === 0)
  const [asked, setAsked] = useState<Expense | null>(null)
  const busy = useValue(store.removeExpense.busy)
  const remove = async (expense: Expense) => {
    await store.removeExpense.run(expense.id)
    setAsked(null)
  }
  return (
    <Page
      width="read"
      title={say(words.expenses)}
      lead={say(words.expensesLead)}
      up={{
        href: sheetHref(sheet),
        words: say(spanOfDays(sheet)),
      }}
    >
      <SheetExpenses sheet={sheet} title={say(spanOfDays(sheet))} onRemove={setAsked}>
        {!adding && (
          <p>
            <Button icon={plus} onClick={() => setAdding(true)}>
              {say(words.addExpense)}
            </Button>
          </p>
        )}
      </SheetExpenses>
      {adding && <ExpenseFields sheet={sheet} store={store} onDone={() => setAdding(false)} />}
      {asked && (
        <ConfirmDialog
          title={words.removeExpenseTitle}
          confirm={words.remove}
          cancel={words.keep}
          danger
          busy={busy}
          onConfirm={() => remove(asked)}
          onClose={() => setAsked(null)}
        >
          <p>
            {expenseName(asked, say)}. {say(words.removeExpenseText)}
          </p>
        </ConfirmDialog>
      )}
    </Page>
  )
}
