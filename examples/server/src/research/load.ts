import { runFileCommand } from '../db/fileCommand.ts'
import { loadStudy, studyFileOf } from './fromFile.ts'

await runFileCommand({
  usage: `npm run study -- study.json
npm run study -- --print night-rest
Writes the study of a file into the database of DATA_DIR or DATABASE_URL: its words and questions by version, and its staff; or
prints the file of a study that is there, to begin with. It can be run again; a version that is there is never changed.`,
  load: loadStudy,
  print: studyFileOf,
})
