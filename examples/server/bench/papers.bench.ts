import { monitorEventLoopDelay } from 'node:perf_hooks'
import { median } from '../../../scripts/measure.mjs'
import { draw } from '../src/pdf/draw.mjs'
import type { Paper } from '../src/pdf/paper.ts'
import { createPrinter } from '../src/pdf/print.ts'
import { somePaper } from '../src/pdf/testing/somePaper.ts'
import type { Row } from './row.ts'

const rounds = 5
const papers = 12
const megabyte = 1_048_576

const words = 'The family pays the agreed rate for every hour that was worked and recorded. '
const rows = (count: number) =>
  Array.from({ length: count }, (_, nth) => [`Visit ${nth}`, 'November 21, 2026', `$${20 + nth}.50`])
const columns = [
  { name: 'What', share: 3 },
  { name: 'When', share: 2 },
  { name: 'Amount', share: 2, atEnd: true },
]
/** Two pages, as an agreement has. */
const agreement = somePaper([
  { kind: 'facts', facts: rows(8).map(([name = '', value = '']) => ({ name, value })) },
  { kind: 'heading', text: 'The agreement' },
  { kind: 'list', items: Array.from({ length: 6 }, () => words.repeat(2)) },
  { kind: 'heading', text: 'Rates' },
  { kind: 'table', columns, rows: rows(12) },
])
/** Some five hundred pages. */
const book = somePaper([{ kind: 'table', columns, rows: rows(12_000) }])

/**
 * A document of two pages drawn in the thread of its own; how late that leaves the loop in which requests are answered, beside
 * drawing there; and how far memory grows with one of five hundred pages.
 */
export default async function (): Promise<Row[]> {
  const printer = createPrinter()
  const inThread = async (paper: Paper) => new Response(await printer.print(paper)).arrayBuffer()
  const inLoop = async (paper: Paper) => {
    for await (const bytes of draw(paper)) void bytes
  }
  try {
    await inThread(agreement)
    await inLoop(agreement)
    const times: number[] = []
    const pauses: [number, number][] = []
    for (let round = 0; round < rounds; round++) {
      const ours = await latest(async () => {
        for (let nth = 0; nth < papers; nth++) {
          const started = performance.now()
          await inThread(agreement)
          times.push(performance.now() - started)
        }
      })
      const peer = await latest(async () => {
        for (let nth = 0; nth < papers; nth++) await inLoop(agreement)
      })
      pauses.push([ours, peer])
    }
    const before = process.memoryUsage.rss()
    const { byteLength } = await inThread(book)
    return [
      { name: 'papers: two pages, drawn (p50)', ours: median(times), unit: 'ms', budget: 80 },
      {
        name: `papers: how late the loop is at most while ${papers} are drawn`,
        ours: median(pauses.map(([ours]) => ours)),
        unit: 'ms',
        peer: median(pauses.map(([, peer]) => peer)),
        peerName: 'drawn in the loop',
        budget: 30,
        budgetOf: 'ours',
      },
      {
        name: `papers: 500 pages, ${(byteLength / megabyte).toFixed(1)} MB, growth of memory`,
        ours: (process.memoryUsage.rss() - before) / megabyte,
        unit: 'MB',
      },
    ]
  } finally {
    await printer.stop()
  }
}

/** The longest that the loop was late while something ran, in ms, beyond the timer's own step. */
async function latest(run: () => Promise<void>): Promise<number> {
  const step = 5
  const delay = monitorEventLoopDelay({ resolution: step })
  // How late the loop is shows from one turn to the next.
  const turns = () => new Promise((turned) => setTimeout(turned, 2 * step))
  delay.enable()
  await turns()
  await run()
  await turns()
  delay.disable()
  return Math.max(0, delay.max / 1e6 - step)
}
