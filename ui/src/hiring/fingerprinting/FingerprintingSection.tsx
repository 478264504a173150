import type { Fingerprinting } from '@homecare/sdk/hiring'
import { dateWords, dayIn } from '@homecare/sdk/kit'
import { fingerprintingTexts as words } from '@homecare/sdk/texts'
import { useState } from 'react'
import { useMayView } from '../../frame/useMayView'
import { Card } from '../../kit/layout/Card'
import { Section } from '../../kit/layout/Section'
import { Link } from '../../kit/Link'
import { useSay } from '../../kit/say'
import { FingerprintingCaregiver } from './FingerprintingCaregiver'
import { FingerprintingFamily } from './FingerprintingFamily'

export interface FingerprintingSectionProps {
  connectionId: number
  /** The caregiver of the connection. */
  providerId: number
  side: 'family' | 'caregiver'
  /** The other one, as a text names them. */
  name: string
  /** As it came with the page. */
  loaded: Fingerprinting
}

/** Where fingerprinting stands between the two, with what each can do; nothing where it was not asked for and is not offered. */
export default function FingerprintingSection({
  connectionId,
  providerId,
  side,
  name,
  loaded,
}: FingerprintingSectionProps) {
  const say = useSay()
  const mayView = useMayView()
  const [taken, setTaken] = useState<{ of: Fingerprinting; now: Fingerprinting } | null>(null)
  const standing = taken?.of === loaded ? taken.now : loaded
  const [today] = useState(() => dayIn(loaded.time_zone, new Date()))
  const take = (now: Fingerprinting) => setTaken({ of: loaded, now })
  const { request, ask_from } = standing
  const page = `/hire/${providerId}/fingerprinting` as const
  const mayAsk = side === 'family' && ask_from !== null && mayView(page)
  if (!request && !mayAsk) return null
  return (
    <Section title={say(words.title)}>
      {side === 'caregiver' ? (
        <FingerprintingCaregiver {...{ connectionId, name, standing }} onStanding={take} />
      ) : request ? (
        <FingerprintingFamily {...{ connectionId, name, standing }} onStanding={take}>
          {mayAsk &&
            (ask_from > today ? (
              <p className="soft">{say(words.askFrom, { day: dateWords(ask_from, 'day', say.locale) })}</p>
            ) : (
              <p>
                <Link href={`${page}?change=1`} look="line">
                  {say(words.again)}
                </Link>
              </p>
            ))}
        </FingerprintingFamily>
      ) : (
        <Card>
          <p className="soft">{say(words.notAsked, { name })}</p>
          <p>
            <Link href={`${page}?change=1`} look="line">
              {say(words.see)}
            </Link>
          </p>
        </Card>
      )}
    </Section>
  )
}
