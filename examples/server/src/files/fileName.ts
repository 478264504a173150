/** Endings that a browser or a system would run or render: none of them stands inside the name of a picture or a paper. */
const dangerous = new Set(
  (
    'asp aspx bat cgi cmd com exe hta htm html jar js jse jsp lnk mjs msi phar php php3 php5 phtml pl ps1 py sh ' +
    'shtml svg swf vbs wsf xhtml xml'
  ).split(' '),
)

/**
 * Whether a file's name claims to be something other than one of `endings` (in small letters, without the dot):
 * another ending last, or one that could be run anywhere in it, as in `me.php.jpg`. A name without an ending claims
 * nothing. The content is judged besides: no name makes a file acceptable.
 */
export function hidesItsKind(name: string, endings: readonly string[]): boolean {
  const parts = name.toLowerCase().split('.').slice(1)
  const last = parts.at(-1)?.trim()
  if (last === undefined) return false
  return !endings.includes(last) || parts.some((part) => dangerous.has(part.trim()))
}
