import type { Offer } from '@homecare/sdk/hiring'
import { say } from '@homecare/sdk/kit'
import { withoutWages } from '@homecare/sdk/partners'
import { judge } from '../calls/policy.ts'
import { connectionAgreementFor } from '../documents/agreements.ts'
import { bothSides, rateReaders } from '../hiring/policies.ts'
import { ratesOf } from '../hiring/wageRateRows.ts'
import { offerReaders, readOffer } from '../offers/answers.ts'
import type { Paper } from '../pdf/paper.ts'
import { notePaper } from '../trail/files.ts'
import { agreementPaper } from './agreementPaper.ts'
import { offerPaper } from './offerPaper.ts'
import type { AskedPaper, MadePaper, PaperKind } from './paperKind.ts'
import { sidesFor } from './sides.ts'
import type { Making } from './sheetOf.ts'
import { paperServerTexts as words } from './texts.ts'

/** Documents of a connection: an offer, and the agreement. Each of the two sides reads what it may know. */
export const connectionPapers: readonly PaperKind[] = [
  {
    path: /^\/files\/connections\/(\d{1,9})\/offer\.pdf$/,
    policy: offerReaders,
    make: (asked) =>
      madeOf(asked, 'offer', async (making) => {
        const { deps, session, id } = asked
        const offer = await readOffer(deps.db, deps.config.secret!, session.user, id, asked.now)
        // As everywhere, a partner's family is told nothing of wages.
        const told = session.allowedViews ? (withoutWages(offer) as Offer | null) : offer
        return told && offerPaper(told, making)
      }),
  },
  {
    path: /^\/files\/connections\/(\d{1,9})\/agreement\.pdf$/,
    policy: bothSides,
    make: (asked) =>
      madeOf(asked, 'agreement', async (making) => {
        const {
          deps: { db, config },
          session,
          id,
          now,
        } = asked
        const { user } = session
        const mayKnow =
          (await judge(rateReaders, { session, params: { id }, query: {}, db, now })) === 'allowed'
        const rates = mayKnow ? await ratesOf(db, [id]) : []
        const offer = await readOffer(db, config.secret!, user, id, now)
        const agreement = await connectionAgreementFor(db, id, user, making.locale)
        return agreementPaper({ agreement, offer, rates }, making)
      }),
  },
]

async function madeOf(
  { deps: { db, config, pdf }, session: { user }, id, locale, now, requestId }: AskedPaper,
  kind: 'offer' | 'agreement',
  paperOf: (making: Making) => Promise<Paper | null>,
): Promise<MadePaper | null> {
  const making = { sides: await sidesFor(db, id, user), locale, brand: config.brand.name, now }
  const paper = await paperOf(making)
  if (!paper) return null
  return {
    name: fileName(paper, making),
    body: () => pdf.print(paper),
    // In both trails.
    note: () => notePaper(db, user, kind, id, { now, requestId }),
  }
}

/** 'Care agreement, Marisol R.pdf'. */
function fileName({ title }: Paper, { sides, locale }: Making): string {
  const name = say(locale, words.fileName, { title, name: sides.other })
  return `${name.replace(/[\p{Cc}\p{Cf}"\\/:*?<>|]/gu, '').replace(/\.+$/, '')}.pdf`
}
