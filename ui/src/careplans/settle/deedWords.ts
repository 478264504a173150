import { answerWords, skipReasons, type TaskDeed } from '@homecare/sdk/careplans'
import type { Say } from '../../kit/say'

/** What somebody entered with a deed, in a few words. */
export function deedWords(deed: TaskDeed, say: Say): string[] {
  if (deed.kind === 'undo') return []
  const note = deed.note ? [`“${deed.note}”`] : []
  if (deed.kind === 'skip') return [say(skipReasons.get(deed.reason).label), ...note]
  return [...answerWords(deed.data).map((one) => say(one)), ...note]
}
