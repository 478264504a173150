import { expect, type APIResponse, type Page } from '@playwright/test'

interface Shift {
  readonly id: number
}
interface Sheet {
  readonly id: number
  readonly connection_id: number
  readonly status: number
  readonly start_date: string
  readonly end_date: string
  readonly shifts: readonly Shift[]
  readonly expenses: readonly Shift[]
}
interface Waiting {
  readonly connection_id: number
  readonly timesheet_id: number | null
  readonly sent_back: boolean
  readonly start_date: string
  readonly end_date: string
}

/** The connection of Carol and Marisol, the first of the demonstration. */
const carolsMornings = 1

/**
 * Puts the last week of Marisol with Carol back to where nothing of it is handed in, whatever an earlier journey did with it.
 * For the caregiver's session. Answers the page of its timesheet, where there is one.
 */
export async function freshWeek(page: Page): Promise<void> {
  const base = `/v1/connections/${carolsMornings}/timesheets/`
  const read = async <T>(address: string) => (await (await page.request.get(address)).json()) as T
  const { data: waiting } = await read<{ data: Waiting[] }>('/v1/caregivers/0/waiting-hours/')
  const due = waiting.find((one) => one.connection_id === carolsMornings && !one.sent_back)
  if (due && due.timesheet_id === null) return
  const { data } = await read<{ data: Sheet[] }>(`${base}?limit=10&details=true`)
  const newest = data.toSorted((one, other) => (one.start_date < other.start_date ? 1 : -1))
  // What is handed in of the last week, or sent back: the older ones of the world are left as they are.
  const sheet = newest[0]
  if (!sheet) return
  const wasBack = waiting.some((one) => one.timesheet_id === sheet.id && one.sent_back)
  // What was sent back is a plain draft again once it was handed in anew and taken back.
  if (wasBack) await send(page, 'patch', `${base}${sheet.id}/`, { status: 1 })
  if (wasBack || sheet.status === 1) await send(page, 'patch', `${base}${sheet.id}/`, { status: -1 })
  for (const { id } of sheet.shifts) await send(page, 'delete', `${base}${sheet.id}/shifts/${id}/`)
  for (const { id } of sheet.expenses) await send(page, 'delete', `${base}${sheet.id}/expenses/${id}/`)
}

async function send(
  page: Page,
  method: 'post' | 'put' | 'patch' | 'delete',
  address: string,
  data?: object,
  alsoExpected: readonly number[] = [],
): Promise<APIResponse> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'csrftoken')?.value ?? ''
  const answer = await page.request[method](address, {
    headers: { 'X-CSRFToken': token, 'Idempotency-Key': crypto.randomUUID() },
    ...(data && { data }),
  })
  if (!alsoExpected.includes(answer.status())) expect(answer.status(), await answer.text()).toBeLessThan(300)
  return answer
}

/**
 * An hour of Marisol's with Carol that is handed in, on a day of its own before all others: nobody else's journey is about it.
 * For the caregiver's session. Answers the page of its invoice.
 */
export async function anHourHandedIn(page: Page): Promise<`/invoices/${number}/${number}`> {
  const base = `/v1/connections/${carolsMornings}/timesheets/`
  const taken = new Set<string>()
  const answer = (await (await page.request.get(`${base}?limit=100`)).json()) as { data: Sheet[] }
  for (const sheet of answer.data) taken.add(sheet.start_date)
  const first = [...taken].toSorted()[0] ?? new Date().toISOString().slice(0, 10)
  // Others may take the same day at the same time: then the next one is tried.
  for (let ago = 1; ago <= 40; ago++) {
    const day = new Date(Date.parse(first) - ago * 86_400_000).toISOString().slice(0, 10)
    const begun = await send(page, 'post', base, { start_date: day, end_date: day }, [400, 409])
    if (!begun.ok()) continue
    const { data: sheet } = (await begun.json()) as { data: Sheet }
    const hour = { date: day, start_time: '10:00', end_time: '11:00' }
    const line = await send(page, 'put', `${base}${sheet.id}/shifts/0/`, hour, [400, 409])
    if (!line.ok()) continue
    await send(page, 'patch', `${base}${sheet.id}/`, { status: 1 })
    return `/invoices/${carolsMornings}/${sheet.id}`
  }
  throw new Error('No day was free.')
}
