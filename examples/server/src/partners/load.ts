import { runFileCommand } from '../db/fileCommand.ts'
import { loadPartners } from './fromFile.ts'

await runFileCommand({
  usage: `npm run partners -- partners.json
Writes the partners of a file into the database of DATA_DIR or DATABASE_URL: their landing pages, forms and telephone numbers.
examples/partner-signup/partners.json is one.`,
  load: async (db, file) => (await loadPartners(db, file)).map(({ code, what }) => `${code}: ${what}`),
})
