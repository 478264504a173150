import { getTimesheetInvoice } from '@homecare/sdk/payments'
import { isApiError, message, partOf, partOrNull } from '@homecare/sdk/kit'
import {
  createTimesheet,
  getTimesheet,
  listShiftSuggestions,
  mayChangeTimesheet,
} from '@homecare/sdk/timesheets'
import { sheetTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useApp } from '../../frame/app'
import { part } from '../../frame/part'
import type { HeadOf, Load, ScreenProps, Visit } from '../../frame/screen'
import { useTakeIn } from '../../frame/useTakeIn'
import { useValue } from '../../kit/useValue'
import { FamilySheet } from './FamilySheet'
import { HoursStep } from './HoursStep'
import { otherName, type OwnSheetProps, type SheetData } from './openSheet'

const steps = {
  tasks: part<OwnSheetProps>(() => import('./TasksStep')),
  expenses: part<OwnSheetProps>(() => import('./ExpensesStep')),
  review: part<OwnSheetProps>(() => import('./ReviewStep')),
}
const stepOf = ({ step }: Visit['params']) => (step === undefined ? null : steps[step as keyof typeof steps])

export const load: Load<SheetData> = async ({ care, params, identity, signal, report }) => {
  const where = { id: Number(params['connectionId']), tid: Number(params['timesheetId']) }
  const isFamily = identity.user_type === 'family'
  const [sheet, found, invoice] = await Promise.all([
    care.call(getTimesheet, where, { signal }),
    isFamily ? null : partOf(care.call(listShiftSuggestions, { id: where.id }, { signal }), report),
    isFamily ? partOrNull(invoiceOf(care.call(getTimesheetInvoice, where, { signal })), report) : null,
  ])
  return {
    ...{ sheet, invoice, side: isFamily ? 'family' : 'caregiver' },
    suggestions: mayChangeTimesheet(sheet) ? found : null,
    loadedAt: new Date().toISOString(),
  }
}

/** A correction by which nothing more is paid has none. */
async function invoiceOf<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (fault) {
    if (isApiError(fault) && fault.kind === 'notFound') return null
    throw fault
  }
}

export const code = async ({ params }: Visit) => stepOf(params)?.load()
export const head: HeadOf<SheetData> = ({ sheet, side }) => ({
  title: message(side === 'family' ? words.titleOf : words.title, { name: otherName(sheet) }),
})

/** The hours of a caregiver with a family (`timesheets/…` with its steps): written by the one, read by the other. */
export default function TimesheetScreen({ data, params }: ScreenProps<SheetData>) {
  const Step = stepOf(params) ?? HoursStep
  return data.side === 'family' ? (
    <FamilySheet key={data.sheet.id} data={data} />
  ) : (
    <OwnSheet key={data.sheet.id} data={data} Step={Step} />
  )
}

function OwnSheet({ data, Step }: { data: SheetData; Step: (props: OwnSheetProps) => unknown }) {
  const { care, toasts } = useApp()
  const { sheet: loaded, suggestions } = data
  const [store] = useState(() =>
    createTimesheet(care, toasts, { connection: loaded.connection_id, id: loaded.id, loaded }),
  )
  useTakeIn(store.took, loaded)
  useTakeIn(store.suggestions.set, suggestions?.data ?? [])
  const sheet = useValue(store.timesheet.data) ?? loaded
  // What is handed in is read on one page.
  const Shown = mayChangeTimesheet(sheet) ? (Step as typeof HoursStep) : HoursStep
  return <Shown sheet={sheet} store={store} name={otherName(sheet)} data={data} />
}
