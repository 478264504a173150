import { isRecord } from '../kit/shape.js'

/** Which channels somebody agreed to, by name. */
export type MarketingChoices = Readonly<Record<string, boolean>>

/** The saved choices with some changed: channels that are not named stay, and what is no yes or no is left out. */
export function mergeMarketing(saved: MarketingChoices, changes: MarketingChoices): MarketingChoices {
  return Object.fromEntries([...choicesIn(saved), ...choicesIn(changes)])
}

/** The changes that are any, to be sent; null where nothing changed. */
export function changedMarketing(saved: MarketingChoices, edited: MarketingChoices): MarketingChoices | null {
  const before = new Map(choicesIn(saved))
  const changed = choicesIn(edited).filter(([channel, yes]) => before.get(channel) !== yes)
  return changed.length > 0 ? Object.fromEntries(changed) : null
}

function choicesIn(choices: unknown): [string, boolean][] {
  if (!isRecord(choices)) return []
  return Object.entries(choices).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean')
}
