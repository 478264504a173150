import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { readConfig, type Config } from './config/config.ts'
import { BadSetting } from './config/environment.ts'
import { CannotStart } from './db/cannotStart.ts'
import { openPrepared } from './seed/prepare.ts'
import { listen, PortTaken } from './boot/listen.ts'
import { demoAccounts, DEMO_PASSWORD } from '@homecare/demo-world/ground/accounts'
import { createLog } from './log/log.ts'

/** Families of the demo world. */
const demoFamilies = 150

try {
  await main()
} catch (error) {
  const expected = error instanceof BadSetting || error instanceof CannotStart || error instanceof PortTaken
  console.error(expected ? error.message : error)
  process.exit(1)
}

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const server = createServer()
  const folder = resolve(config.dataFolder)
  const today = new Date().toISOString().slice(0, 10)
  const world = config.demo ? { caregivers: config.demoCaregivers, families: demoFamilies, today } : null
  const connection = await openPrepared(
    config.databaseUrl ? { url: config.databaseUrl, directUrl: config.databaseDirectUrl } : { folder },
    world,
    join(folder, 'cache'),
    (what) => console.log(what),
  )
  // What answers is loaded once there is something to answer from: a start that is refused is refused at once.
  const [{ startApp }, { startDevelopment }, { builtRender }, { openPayAccounts }, { leave }] =
    await Promise.all([
      import('./boot/start.ts'),
      import('./boot/development.ts'),
      import('./web/pages.ts'),
      import('./demo/payAccount.ts'),
      import('./boot/leave.ts'),
    ])
  const log = createLog(
    config.logLevel,
    Date.now,
    (line) => process.stdout.write(`${line}\n`),
    config.logFormat ?? (process.stdout.isTTY ? 'text' : 'json'),
  )
  const development = config.dev ? await startDevelopment(server) : null
  const render = development?.render ?? (await builtRender())
  const started = await startApp({
    config,
    connection,
    log,
    now: Date.now,
    render,
    onMismatch: config.dev ? 'throw' : 'report',
  })
  if (config.demo)
    await openPayAccounts(started.deps, started.paying.standIn?.controls ?? null).catch((error: unknown) =>
      log.warn('The demo’s pay accounts could not be opened', { error }),
    )
  const stopAll = async () => {
    await started.stop()
    await development?.close()
    await connection.close()
  }
  try {
    const listening = await listen(server, started.app, config, development?.before, (error) =>
      log.error('The port has a fault', { error }),
    )
    const { readiness } = started.app
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (readiness.stopping) return
        // Somebody at a terminal is not to wait: there is no proxy in front.
        const graceMs = signal === 'SIGINT' ? 0 : config.stopGraceMs
        void leave({ readiness, listening, stop: stopAll, graceMs, wait: setTimeout }).then(
          () => process.exit(0),
          (error: unknown) => {
            console.error(error)
            process.exit(1)
          },
        )
      })
    }
    announce(config, listening.port, connection.place)
  } catch (error) {
    await stopAll()
    throw error
  }
}

function announce(config: Config, port: number, place: string): void {
  const address = config.publicUrl.endsWith(':0') ? `http://${config.host}:${port}` : config.publicUrl
  console.log(`\n  ${config.brand.name} runs at ${address}\n  Its database is ${place}`)
  if (config.demo) {
    console.log(
      `  Mail and text messages: ${address}/demo/outbox/\n\n  Demo accounts, all with the password ${DEMO_PASSWORD}:`,
    )
    const width = Math.max(...demoAccounts.map(({ email }) => email.length))
    for (const { email, role, about } of demoAccounts)
      console.log(`    ${email.padEnd(width)}  ${role}: ${about}`)
  }
  console.log('')
}
