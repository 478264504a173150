import { runCommand } from '../child.mjs'
import { root } from '../paths.mjs'
import { everySource } from './imports.mjs'
import { journeysReached } from './visits.mjs'

/** What stands in no module's imports, though tests of the package depend on it: then all of them run. */
const unseen =
  /^(examples\/server\/(migrations|data)\/|[^/]+(?<!\.md)$|.+\/(package\.json|vitest\.config\.ts)$)/
const journey = /^ui\/(journeys\/.+\.spec\.ts)$/

/** The files that differ from a commit, the ones that git does not know yet among them. */
export async function filesSince(since) {
  const lists = await Promise.all(
    [
      ['diff', '--name-only', since],
      ['ls-files', '--others', '--exclude-standard'],
    ].map((args) => runCommand('git', args, { cwd: root, quiet: true })),
  )
  const failed = lists.find(({ code }) => code !== 0)
  if (failed) throw new Error(failed.output.trim())
  return lists.flatMap(({ output }) => output.split('\n').filter((line) => line !== ''))
}

/**
 * The steps that a change can reach, each asked only what it can: of a package's tests those that import what has changed,
 * of the journeys those whose own files have, and some that go to the screens which it reaches. What `of` names is what a step
 * judges; a step without it always runs. A step that can tell more exactly by the files does so by `reached`.
 */
export function stepsReached(steps, files, since, sources = everySource()) {
  const isWhole = files.some((file) => unseen.test(file))
  const changed = files.flatMap((file) => journey.exec(file)?.[1] ?? [])
  const { taken, left, unvisited } = journeysReached(files, sources)
  const journeys = [...new Set([...changed, ...taken])]
  const told = left.filter((file) => !changed.includes(file))
  return steps.flatMap((step) => {
    if (step.again) return []
    if (step.name === 'journeys')
      return journeys.length + unvisited.length > 0
        ? [asked(step, { filters: journeys, left: told, unvisited })]
        : []
    if (!step.of) return [step.reached && !isWhole ? asked(step, step.reached(files)) : step]
    if (!isWhole && !files.some((file) => step.of.some((folder) => file.startsWith(`${folder}/`)))) return []
    if (isWhole) return [step]
    const within = files.filter((file) => step.of.some((folder) => file.startsWith(`${folder}/`)))
    return [asked(step, { since, ...step.reached?.(within) })]
  })
}

const asked = (step, what) => ({ ...step, run: (context) => step.run({ ...context, ...what }) })
