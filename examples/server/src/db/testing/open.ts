import { connect } from '../connect.ts'

/** For tests: opens the database of a folder from a snapshot, in a process that can be killed meanwhile. */
const [folder, snapshot] = process.argv.slice(2)
await connect({ folder, snapshot })
