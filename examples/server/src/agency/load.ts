import type { PagePath } from '@homecare/sdk/addresses'
import { readConfig } from '../config/config.ts'
import { pageUrl } from '../config/pageUrl.ts'
import { runFileCommand } from '../db/fileCommand.ts'
import { loadAgency } from './fromFile.ts'

await runFileCommand({
  usage: `npm run agency -- agency.json
Writes an agency into the database of DATA_DIR or DATABASE_URL: its desk and its caregivers, by e-mail address. An account is
opened for whoever has none, and the address printed at which they choose a password. A file is such as
{ "name": "Bayside Home Nursing", "state": "CA", "desk": [{ "first_name": "Ruth", "last_name": "Kessler", "email": "ruth@example.com" }], "caregivers": [] }`,
  load(db, file, now) {
    const config = readConfig(process.env)
    const pathOf = (token: string): PagePath => `/accounts/create/password/${token}`
    return loadAgency(db, file, now, (token) => pageUrl(config, pathOf(token)))
  },
})
