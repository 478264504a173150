import { size, string } from '../structs/struct.js'
import { oneOf, oneShown } from './filterTable.js'

const row = {
  address: 'search',
  usual: '',
  read: (written: string): string => written,
  say: (words: string) => words,
}

/** Words that are looked for; none where it is empty. */
export const searchFilter = oneOf({
  ...row,
  wire: 'search',
  field: size(string(), 0, 100),
  send: (words) => words,
})

/** The same of a list that is there whole: nothing is sent. */
export const shownSearchFilter = oneShown(row)
