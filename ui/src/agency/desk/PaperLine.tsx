import { paperStanding, type AgencyPaper, type PaperStanding } from '@homecare/sdk/agency'
import { dateWords } from '@homecare/sdk/kit'
import { agencyDeskTexts as words, paperStandingTexts } from '@homecare/sdk/texts'
import { Badge } from '../../kit/figures/Badge'
import { useSay } from '../../kit/say'

const tones: Readonly<Partial<Record<PaperStanding, 'good' | 'warn' | 'bad'>>> = {
  expired: 'bad',
  refused: 'bad',
  requested: 'warn',
  incomplete: 'warn',
  expiring: 'warn',
  good: 'good',
}

/** A paper of somebody: what it is, until when it counts, and what it asks. */
export function PaperLine({ paper, today }: { paper: AgencyPaper; today: string }) {
  const say = useSay()
  const { kind, name, expires, state } = paper
  const standing = paperStanding(paper, today)
  const facts = [
    say(kind === 'license' ? words.license : words.document),
    state !== 'requested' &&
      (expires
        ? say(words.until, { day: dateWords(expires, 'day', say.locale) })
        : state !== 'incomplete' && say(words.noEnd)),
  ]
  return (
    <div className="agency-line agency-paper">
      <div>
        <strong>{name}</strong>
        <p className="soft">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <Badge tone={tones[standing]}>{say(paperStandingTexts[standing])}</Badge>
    </div>
  )
}
