import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { writeFileSync } from 'node:fs'
const [base, ...paths] = process.argv.slice(2)
const port = 9377
const runs = Number(process.env.RUNS ?? 1)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: [`--remote-debugging-port=${port}`, '--disable-background-networking', '--disable-component-update'] })
for (const path of paths) {
  const lcps = []
  for (let i = 0; i < runs; i++) {
    const { lhr, artifacts } = await lighthouse(base + path, { port, logLevel: 'silent', output: 'json', onlyCategories: ['performance'] })
    const a = lhr.audits
    lcps.push(a['largest-contentful-paint'].numericValue)
    if (i === runs - 1) {
      console.log(path, 'FCP', a['first-contentful-paint'].numericValue, 'LCP', lcps, 'SI', a['speed-index'].numericValue, 'perf', lhr.categories.performance.score, 'BI', lhr.environment.benchmarkIndex)
      const m = a.metrics.details.items[0]
      console.log('observed', m.observedFirstContentfulPaint, m.observedLargestContentfulPaint, m.observedFirstPaint)
      for (const it of a['largest-contentful-paint-element'].details?.items ?? []) console.log(JSON.stringify(it.items?.map(x => x.node?.snippet ?? x).slice(0,6)))
      for (const r of a['network-requests'].details.items) console.log(r.priority.padEnd(9), r.resourceType.padEnd(10), Math.round(r.networkRequestTime), Math.round(r.networkEndTime), r.transferSize, r.resourceSize, r.url.replace(base, '').slice(0, 90))
      console.log('server', a['server-response-time'].numericValue, 'DOM', a['dom-size']?.numericValue, 'bootup', a['bootup-time'].numericValue, 'mt', a['mainthread-work-breakdown'].numericValue, a['mainthread-work-breakdown'].details.items.map(x=>x.group+':'+Math.round(x.duration)).join(' '))
      writeFileSync('/tmp/fnd-trace.json', JSON.stringify(artifacts.Trace ?? artifacts.traces?.defaultPass))
    }
  }
  console.log('median', [...lcps].sort((a, b) => a - b)[lcps.length >> 1])
}
await browser.close()
