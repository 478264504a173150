/** What a tier gives, line by line. */
export function GivenList({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
