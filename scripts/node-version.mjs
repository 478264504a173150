/** The least Node that the packages run on; the same as `engines` in package.json. */
export const leastNode = [20, 19]

/** A sentence when this Node is too old, else null. */
export function nodeTooOld(version) {
  const [major, minor] = version.replace(/^v/, '').split('.').map(Number)
  const old = major < leastNode[0] || (major === leastNode[0] && minor < leastNode[1])
  return old
    ? `Homecare needs Node ${leastNode.join('.')} or newer, and this is Node ${version.replace(/^v/, '')}: install a newer one from https://nodejs.org and try again.`
    : null
}

/** Ends this process with that sentence when Node is too old. Call it before importing anything else. */
export function requireNode() {
  const sentence = nodeTooOld(process.version)
  if (!sentence) return
  console.error(sentence)
  process.exit(1)
}
