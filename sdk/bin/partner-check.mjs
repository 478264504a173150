#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { checkPartnerContract } from '@homecare/sdk/partners'

const usage = `homecare-partner-check https://staging.care.example.com --partner CODE [--origin https://your.site] [--email you@your.site]
Tries what a partner relies on, prints a line for each, and exits with 1 where any is broken.
  --origin  your own site, as browsers send it: who may frame and send the sign-up is tried too
  --email   signs a family up at this address of yours; nobody is signed up without it`

const marks = { kept: 'ok     ', broken: 'BROKEN ', skipped: 'left   ' }

try {
  process.exitCode = await run()
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  process.exitCode = 2
}

async function run() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      partner: { type: 'string' },
      origin: { type: 'string' },
      email: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return console.log(usage)
  const [baseUrl] = positionals
  if (!baseUrl || !URL.canParse(baseUrl)) throw new Error('Which address is to be tried?')
  if (!values.partner) throw new Error('Which partner is it? --partner CODE')
  const { partner, origin, email } = values
  const lines = await checkPartnerContract({ baseUrl, partner, origin, email })
  for (const { name, state, said } of lines)
    console.log(`${marks[state]}${name}${said ? `\n       ${said}` : ''}`)
  const count = (state) => lines.filter((line) => line.state === state).length
  console.log(`${count('kept')} kept, ${count('broken')} broken, ${count('skipped')} left out`)
  return count('broken') > 0 ? 1 : 0
}
