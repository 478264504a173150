import { testBanks, testCards, testDeposits, testRouting } from '@homecare/payments/testValues'
import { say } from '@homecare/sdk/kit'
import { testFieldTexts, testOutcomeTexts } from '@homecare/sdk/texts'
import { escapeHtml, plainPage } from '../http/html.ts'
import { faultActions, paymentActions, type DemoControls } from './deeds.ts'

/** `GET /demo/`: what a demonstration has, and the buttons for what takes days, a bank or bad luck otherwise. */
export async function demoPage({ clock, standIn }: DemoControls, nonce: string): Promise<string> {
  const body = [
    `<p><a href="/demo/outbox/">Mail and text messages</a></p>`,
    clockPart(clock.now(), clock.aheadMs),
    standIn ? await paymentsPart(standIn) : '<p>A real provider takes payments here.</p>',
  ]
  return plainPage('Demonstration', body.join(''), nonce)
}

const hours = (ms: number) => Math.round(ms / 3_600_000)

const clockPart = (now: number, ahead: number) => `<h2>Clock</h2>
<p>It is <time>${new Date(now).toISOString()}</time>${ahead > 0 ? `, ${hours(ahead)} hours ahead` : ''}. Sessions end by it, too.</p>
${form(
  '/demo/clock/',
  'advance',
  ['15m', '1h', '1d', '4d', '11d'].map((by) => [by, `Advance by ${by}`]),
)}`

async function paymentsPart(standIn: NonNullable<DemoControls['standIn']>): Promise<string> {
  const { charges, payouts, waiting, holding } = await standIn.controls.look()
  const ordered = standIn.faults.ordered
  return `<h2>Payments</h2>
<p>${waiting} events wait${holding ? ', and are held until they are delivered' : ''}.</p>
${form(
  '/demo/payments/',
  'action',
  paymentActions.map((action) => [action, action]),
)}
${table(
  ['charge', 'cents', 'status', 'failure', 'for'],
  charges.map((one) => [
    one.id,
    one.cents,
    one.disputed ? `${one.status}, disputed` : one.status,
    one.failure,
    one.group,
  ]),
)}
${table(
  ['payout', 'cents', 'status', 'failure', 'to'],
  payouts.map((one) => [one.id, one.cents, one.status, one.failure, one.account]),
)}
<h2>Faults of the provider</h2>
<p>${ordered ? `The next change meets: ${escapeHtml(ordered)}.` : 'None is ordered.'}</p>
${form(
  '/demo/faults/',
  'provider',
  faultActions.map((kind) => [kind, kind]),
)}
<h2>${said(testFieldTexts.numbers)}</h2>
${table(
  [said(testFieldTexts.cardNumber), said(testFieldTexts.does)],
  testCards.map(({ number, outcome }) => [grouped(number), said(testOutcomeTexts[outcome])]),
)}
<p>${say('en', { text: testFieldTexts.routingIs, params: { routing: testRouting } })}</p>
${table(
  [said(testFieldTexts.account), said(testFieldTexts.does)],
  testBanks.map(({ account, outcome }) => [account, said(testOutcomeTexts[outcome])]),
)}
<p>${said(testFieldTexts.deposits)} (${testDeposits.right.code})</p>`
}

const said = (text: Parameters<typeof say>[1]) => escapeHtml(say('en', text))
const grouped = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ')

/** A button for each value of a field. */
function form(action: string, name: string, values: readonly (readonly [string, string])[]): string {
  const buttons = values.map(
    ([value, label]) => `<button name="${name}" value="${escapeHtml(value)}">${escapeHtml(label)}</button>`,
  )
  return `<form method="post" action="${action}"><p>${buttons.join(' ')}</p></form>`
}

function table(heads: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string {
  if (rows.length === 0) return ''
  const line = (cells: readonly (string | number | null)[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeHtml(String(cell ?? ''))}</${tag}>`).join('')}</tr>`
  return `<table><thead>${line(heads, 'th')}</thead><tbody>${rows.map((row) => line(row, 'td')).join('')}</tbody></table>`
}
