import { connect } from '../src/db/connect.ts'
import { startServer } from './latency.ts'

/** A server in a process of its own, on a Postgres that is prepared: says its port, and goes with whoever began it. */
const url = process.env.DATABASE_URL
const { port } = await startServer(await connect(url ? { url } : {}), url)
process.send?.(port)
process.on('disconnect', () => process.exit(0))
