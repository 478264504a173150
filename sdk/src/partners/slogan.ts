/** A run of words of a partner's slogan, with its emphasis; `paragraph` counts from 0. */
export interface SloganPart {
  readonly text: string
  readonly strong: boolean
  readonly emphasis: boolean
  readonly paragraph: number
}

/**
 * The words of `slogan_html` as plain text with emphasis: nothing of it is ever markup of ours, so
 * that what a partner's staff wrote can do nothing on a page. Unknown tags fall away; scripts and styles with what they
 * hold. A slogan of more than 4,000 characters is cut.
 */
export function sloganParts(html: unknown): readonly SloganPart[] {
  if (typeof html !== 'string') return []
  const parts: SloganPart[] = []
  const open = { strong: 0, emphasis: 0 }
  let paragraph = 0
  let unread: string | null = null
  for (const piece of html.slice(0, longest).split(/(<[^<>]*>)/)) {
    const tag = /^<(\/?)\s*([a-z][a-z0-9]*)/i.exec(piece)
    const name = tag?.[2]?.toLowerCase() ?? ''
    const closes = tag?.[1] === '/'
    if (unread !== null) {
      if (closes && name === unread) unread = null
    } else if (!piece.startsWith('<')) {
      const text = decoded(piece)
      const { strong, emphasis } = open
      if (text.trim() !== '' || parts.at(-1)?.paragraph === paragraph)
        parts.push({ text, strong: strong > 0, emphasis: emphasis > 0, paragraph })
    } else if (hidden.has(name)) unread = closes ? null : name
    else if (breaks.has(name)) paragraph += parts.at(-1)?.paragraph === paragraph ? 1 : 0
    else {
      const mark = marks[name]
      if (mark) open[mark] = Math.max(0, open[mark] + (closes ? -1 : 1))
    }
  }
  return parts.filter(({ text }) => text !== '')
}

const longest = 4000
const hidden: ReadonlySet<string> = new Set(['script', 'style', 'template', 'iframe', 'title'])
const breaks: ReadonlySet<string> = new Set(['p', 'br', 'div', 'li', 'h1', 'h2', 'h3', 'h4'])
const marks: Readonly<Record<string, 'strong' | 'emphasis' | undefined>> = {
  __proto__: null as never,
  strong: 'strong',
  b: 'strong',
  em: 'emphasis',
  i: 'emphasis',
}

const signs: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
  '&amp;': '&',
}

function decoded(text: string): string {
  return text
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (sign) => signs[sign] ?? sign)
    .replace(/[ \t\r\n]+/g, ' ')
}
