import { createHoursDesk, matchesPlan, type FacilitySheet } from '@homecare/sdk/facilities'
import { formatDollars, message } from '@homecare/sdk/kit'
import { hoursTexts as words } from '@homecare/sdk/texts'
import { useState, type ReactNode } from 'react'
import { useApp } from '../frame/app'
import { Button } from '../kit/Button'
import { Card } from '../kit/layout/Card'
import { List } from '../kit/layout/List'
import { Section } from '../kit/layout/Section'
import { useAnswers } from '../kit/useAnswers'
import { useSay } from '../kit/say'
import { SheetRow } from './SheetRow'

interface SheetListProps {
  sheets: readonly FacilitySheet[]
  /** How many more wait, which stand elsewhere. */
  more?: number
  full?: boolean
  /** Under the list. */
  children?: ReactNode
}

/** Hours that wait for the facility: each is answered in its row, and all that match the plan at one press. */
export function SheetList({ sheets, more = 0, full, children }: SheetListProps) {
  const say = useSay()
  const { care, toasts } = useApp()
  const [desk] = useState(() => createHoursDesk(care, toasts))
  const { rows, open, answered, reopened } = useAnswers(sheets, ({ shift_id }) => shift_id)
  const matching = rows.filter(({ answer, item }) => !answer && matchesPlan(item)).map(({ item }) => item)
  const sum = matching.reduce((all, { amount }) => all + amount, 0)
  const approveAll = async () => {
    if (!(await desk.approve(matching))) return
    for (const sheet of matching) {
      answered(sheet, {
        words: message(words.didApprove, { amount: formatDollars(sheet.amount) }),
        undo: async () => {
          if (await desk.reopen([sheet])) reopened(sheet)
        },
      })
    }
  }
  return (
    <Section
      title={
        <>
          {say(words.toApprove)} {open + more > 0 && <b className="board-count">{open + more}</b>}
        </>
      }
      aside={
        matching.length > 1 && (
          <Button look="tonal" onClick={approveAll}>
            {say(words.approveMatching, { count: matching.length, amount: formatDollars(sum) })}
          </Button>
        )
      }
    >
      <Card>
        <List look="lines" items={rows} by={({ key }) => key}>
          {({ item, answer }) => (
            <SheetRow
              sheet={item}
              desk={desk}
              answer={answer}
              onAnswer={(given) => answered(item, given)}
              onReopen={() => reopened(item)}
              full={full}
            />
          )}
        </List>
        {children}
      </Card>
    </Section>
  )
}
