import {
  answerConnectionAgreement,
  answerConsultingAgreement,
  checkSignature,
  getConnectionAgreement,
  getConsultingAgreement,
  say,
  type Agreement,
  type AgreementAnswer,
  type Locale,
} from '@homecare/sdk'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { SessionUser } from '../account/session.ts'
import { caregiverRoles } from '../caregivers/policies.ts'
import { refuseWrong } from '../caregivers/records.ts'
import type { Db } from '../db/connect.ts'
import { connections } from '../hiring/tables.ts'
import type { Routes } from '../server/on.ts'
import { memberOf, only } from '../server/policy.ts'
import { refuse } from '../server/refuse.ts'
import { serverTexts } from '../server/texts.ts'
import { connectionAgreement, consultingAgreement, type AgreementText } from './agreementTexts.ts'
import { agreementAnswers } from './tables.ts'

const bothSides = memberOf(
  'connection',
  async ({ db, params }) => {
    const [found] = await db
      .select({ family: connections.family_id, caregiver: connections.caregiver_id })
      .from(connections)
      .where(eq(connections.id, Number(params['id'])))
    return found ? [found.family, found.caregiver] : []
  },
  ['family', ...caregiverRoles],
)

/** Agreements to read and to answer: the caregiver's with us, and the one between a family and a caregiver. */
export function answerAgreements(routes: Routes): void {
  routes.on(
    getConsultingAgreement,
    only(...caregiverRoles, 'staff'),
    ({ db, session: { user }, query, locale }) => {
      const whose = query.user_id ?? user.id
      if (whose !== user.id && user.role !== 'staff') throw refuse.forbidden()
      return agreementOf(db, consultingAgreement, { user_id: whose, agreement: 'consulting' }, locale)
    },
  )
  routes.on(answerConsultingAgreement, only(...caregiverRoles), ({ db, session, body, locale, now }) =>
    answer(db, consultingAgreement, 'consulting', null, session.user, body, locale, now),
  )

  routes.on(getConnectionAgreement, bothSides, ({ db, session, params, locale }) =>
    agreementOf(
      db,
      connectionAgreement,
      { user_id: session.user.id, agreement: 'connection', connection_id: params.id },
      locale,
    ),
  )
  routes.on(answerConnectionAgreement, bothSides, ({ db, session, params, body, locale, now }) =>
    answer(db, connectionAgreement, 'connection', params.id, session.user, body, locale, now),
  )
}

interface Whose {
  readonly user_id: number
  readonly agreement: 'consulting' | 'connection'
  readonly connection_id?: number | null
}

/** The agreement in force, with what was answered to this very version; the last answer counts. */
async function agreementOf(db: Db, text: AgreementText, whose: Whose, locale: Locale): Promise<Agreement> {
  const { user_id, agreement, connection_id = null } = whose
  const [last] = await db
    .select()
    .from(agreementAnswers)
    .where(
      and(
        eq(agreementAnswers.user_id, user_id),
        eq(agreementAnswers.agreement, agreement),
        connection_id === null
          ? isNull(agreementAnswers.connection_id)
          : eq(agreementAnswers.connection_id, connection_id),
        eq(agreementAnswers.version, text.version),
      ),
    )
    .orderBy(desc(agreementAnswers.id))
    .limit(1)
  return {
    version: text.version,
    title: say(locale, text.title),
    body: text.body.map((paragraph) => say(locale, paragraph)),
    consented: last?.consented ?? null,
    answered_at: last?.answered_at.toISOString() ?? null,
  }
}

async function answer(
  db: Db,
  text: AgreementText,
  agreement: Whose['agreement'],
  connection_id: number | null,
  user: SessionUser,
  { version, consents, full_name = '' }: AgreementAnswer,
  locale: Locale,
  now: number,
): Promise<Agreement> {
  if (version !== text.version) throw refuse.conflict()
  if (consents) {
    const unsigned = full_name.trim() === '' ? serverTexts.required : checkSignature(full_name, user)
    refuseWrong({ full_name: unsigned ?? undefined })
  }
  await db.insert(agreementAnswers).values({
    user_id: user.id,
    agreement,
    connection_id,
    version,
    consented: consents,
    full_name: full_name.trim(),
    answered_at: new Date(now),
  })
  return agreementOf(db, text, { user_id: user.id, agreement, connection_id }, locale)
}
