/** Who says a line: the family or the caregiver. */
export type Line = readonly [speaker: 'family' | 'caregiver', text: string]
export interface Dialogue {
  /** Who may have held it; null means anybody. */
  fits: 'nurse' | 'aide' | 'man' | 'tongue' | null
  lines: readonly Line[]
}

/**
 * Dialogues as they are written down: `f:` or `c:` before each line, a blank line between two, and above one that not
 * everybody may have held a line such as `# nurse`.
 */
export function readDialogues(text: string): Dialogue[] {
  return text
    .trim()
    .split('\n\n')
    .map((block) => {
      const lines = block.split('\n')
      const fits = lines[0]!.startsWith('# ') ? (lines.shift()!.slice(2) as Dialogue['fits']) : null
      return {
        fits,
        lines: lines.map(readLine),
      }
    })
}

/** One line of them. */
export const readLine = (line: string): Line => [
  line.startsWith('f:') ? 'family' : 'caregiver',
  line.slice(3),
]
