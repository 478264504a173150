import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files of half a minute and more, the longest first. Where no run before has left its seconds, as in a fresh clone, vitest
 * goes by the size of a file, and what asks every call is short to write.
 */
const longest = [
  'calls/hostilePosts',
  'main',
  'calls/hostileOthers',
  'calls/policies',
  'moneyDesk/moneyDesk',
  'photos/photo',
  'calls/hostileNames',
  'fingerprinting/fingerprinting',
  'calls/hostileParts',
]
const places = new Map(longest.map((name, at) => [`/src/${name}.test.ts`, at]))

/** Long files first, so that no worker is left alone with one at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const placeOf = ({ moduleId, project }: TestSpecification) =>
      places.get(moduleId.slice(project.config.root.length)) ?? longest.length
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}
