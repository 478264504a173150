import type { CaregiverFacts } from '@homecare/sdk/dashboards'
import {
  answerConnectionAgreement,
  answerConsultingAgreement,
  getConnectionAgreement,
  getConsultingAgreement,
  type Agreement,
  type AgreementAnswer,
  type AgreementSignature,
} from '@homecare/sdk/documents'
import { say, type Locale } from '@homecare/sdk/kit'
import { checkSignature } from '@homecare/sdk/screening'
import { and, desc, eq, inArray, isNull, notExists } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { lockUser } from '../people/lockUser.ts'
import { shortName } from '../people/person.ts'
import type { SessionUser } from '../people/session.ts'
import { users } from '../tables/account.ts'
import { caregiverRoles } from '../caregivers/policies.ts'
import type { Db, Tx } from '../db/connect.ts'
import { goesOn } from '../hiring/goesOn.ts'
import { bothSides } from '../hiring/policies.ts'
import { connections } from '../tables/hiring.ts'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import { refuse, refuseWrong } from '../refusals/refuse.ts'
import { serverTexts } from '../refusals/texts.ts'
import { connectionAgreement, consultingAgreement, type AgreementText } from './agreementTexts.ts'
import { agreementAnswers } from '../tables/documents.ts'

/** Agreements to read and to answer: the caregiver's with us, and the one between a family and a caregiver. */
export function answerAgreements(routes: Routes): void {
  routes.on(getConsultingAgreement, only(...caregiverRoles, 'staff'), async (attempt) => {
    const { db, session, query, readsIn } = attempt
    const whose = query.user_id ?? session.user.id
    if (whose !== session.user.id && session.user.role !== 'staff') throw refuse.forbidden()
    return agreementOf(db, await consultingOf(db, whose), session.user, readsIn)
  })
  routes.on(answerConsultingAgreement, only(...caregiverRoles), async (attempt) => {
    const { db, session, body, readsIn, now } = attempt
    return answer(db, await consultingOf(db, session.user.id), session.user, body, readsIn, now)
  })

  routes.on(getConnectionAgreement, bothSides, (attempt) => {
    const { db, session, params, readsIn } = attempt
    return connectionAgreementFor(db, params.id, session.user, readsIn)
  })
  routes.on(answerConnectionAgreement, bothSides, async (attempt) => {
    const { db, session, params, body, readsIn, now } = attempt
    return answer(db, await connectionOf(db, params.id), session.user, body, readsIn, now)
  })
}

/** The agreement of a connection as one of its sides reads it. */
export const connectionAgreementFor = async (
  db: Db,
  id: number,
  reader: SessionUser,
  locale: Locale,
): Promise<Agreement> => agreementOf(db, await connectionOf(db, id), reader, locale)

/** An agreement with whom it binds. */
interface Contract {
  readonly text: AgreementText
  readonly agreement: 'consulting' | 'connection'
  readonly connection_id: number | null
  readonly signers: readonly Signer[]
}
interface Signer {
  readonly side: AgreementSignature['side']
  readonly id: number
  readonly first_name: string
  readonly last_name: string
}

/** The consulting agreement of a caregiver; of nobody else there is one. */
async function consultingOf(db: Db, userId: number): Promise<Contract> {
  const { id, first_name, last_name } = users
  const [signer] = await db
    .select({ id, first_name, last_name })
    .from(users)
    .where(and(eq(id, userId), inArray(users.role, [...caregiverRoles]), isNull(users.deleted_at)))
  if (!signer) throw refuse.notFound()
  const signers = [{ side: 'caregiver', ...signer }] as const
  return { text: consultingAgreement, agreement: 'consulting', connection_id: null, signers }
}

/** The agreement of a connection, of which the policy has seen that it is there. */
async function connectionOf(db: Db | Tx, id: number): Promise<Contract> {
  const [caregiver, family] = [alias(users, 'caregiver'), alias(users, 'family')]
  const nameOf = ({ id, first_name, last_name }: typeof caregiver | typeof family) => ({
    id,
    first_name,
    last_name,
  })
  const [found] = await db
    .select({ caregiver: nameOf(caregiver), family: nameOf(family) })
    .from(connections)
    .innerJoin(caregiver, eq(caregiver.id, connections.caregiver_id))
    .innerJoin(family, eq(family.id, connections.family_id))
    .where(eq(connections.id, id))
  const signers = (['caregiver', 'family'] as const).map((side) => ({ side, ...found![side] }))
  return { text: connectionAgreement, agreement: 'connection', connection_id: id, signers }
}

/** The families who hired a caregiver and whose agreement, as it is in force, the caregiver has not answered. */
export async function unsignedBy(
  db: Db,
  caregiverId: number,
  now: number,
): Promise<CaregiverFacts['unsigned']> {
  const answered = db
    .select({ id: agreementAnswers.connection_id })
    .from(agreementAnswers)
    .where(
      and(
        eq(agreementAnswers.user_id, caregiverId),
        eq(agreementAnswers.agreement, 'connection'),
        eq(agreementAnswers.version, connectionAgreement.version),
        eq(agreementAnswers.connection_id, connections.id),
      ),
    )
  const rows = await db
    .select({
      connection_id: connections.id,
      first_name: users.first_name,
      last_name: users.last_name,
      since: connections.created_at,
    })
    .from(connections)
    .innerJoin(users, and(eq(users.id, connections.family_id), isNull(users.deleted_at)))
    .where(
      and(
        eq(connections.caregiver_id, caregiverId),
        eq(connections.hire_stage, hired),
        goesOn(connections.end_date, now),
        notExists(answered),
      ),
    )
  return rows.map(({ connection_id, first_name, last_name, since }) => ({
    connection_id,
    name: shortName({ first_name, last_name }),
    since: since.toISOString(),
  }))
}

/** The connections whose agreement, as it is in force, somebody has signed; their last answer counts. */
export async function signedBy(db: Db, userId: number): Promise<ReadonlySet<number>> {
  const answers = await db
    .selectDistinctOn([agreementAnswers.connection_id])
    .from(agreementAnswers)
    .where(
      and(
        eq(agreementAnswers.user_id, userId),
        eq(agreementAnswers.agreement, 'connection'),
        eq(agreementAnswers.version, connectionAgreement.version),
      ),
    )
    .orderBy(agreementAnswers.connection_id, desc(agreementAnswers.id))
  return new Set(
    answers.flatMap(({ connection_id, consented }) =>
      consented && connection_id !== null ? [connection_id] : [],
    ),
  )
}

/** The hire stage of those who work together. */
const hired = 3

/** The agreement in force, with what each side answered to this very version; the last answer counts. */
async function agreementOf(
  db: Db | Tx,
  { text, agreement, connection_id, signers }: Contract,
  reader: SessionUser,
  locale: Locale,
): Promise<Agreement> {
  const answers = await db
    .selectDistinctOn([agreementAnswers.user_id])
    .from(agreementAnswers)
    .where(
      and(
        inArray(
          agreementAnswers.user_id,
          signers.map(({ id }) => id),
        ),
        eq(agreementAnswers.agreement, agreement),
        connection_id === null
          ? isNull(agreementAnswers.connection_id)
          : eq(agreementAnswers.connection_id, connection_id),
        eq(agreementAnswers.version, text.version),
      ),
    )
    .orderBy(agreementAnswers.user_id, desc(agreementAnswers.id))
  const answerOf = (id: number) => {
    const found = answers.find(({ user_id }) => user_id === id)
    return { consented: found?.consented ?? null, answered_at: found?.answered_at.toISOString() ?? null }
  }
  return {
    version: text.version,
    title: say(locale, text.title),
    body: text.body.map((paragraph) => say(locale, paragraph)),
    // Staff read what the caregiver said.
    ...answerOf((signers.find(({ id }) => id === reader.id) ?? signers[0]!).id),
    signatures: signers.map(({ side, id, first_name, last_name }) => ({
      side,
      // The other side is known by an initial until it has signed with its name.
      name: (reader.id === id || reader.role === 'staff'
        ? `${first_name} ${last_name}`
        : `${first_name} ${last_name.slice(0, 1)}.`
      ).trim(),
      full_name: answers.find(({ user_id }) => user_id === id)?.full_name || null,
      ...answerOf(id),
    })),
  }
}

/**
 * Signs the agreement of a connection in the transaction in which something hangs on it. Signed before, it stays as it was;
 * of a version that is no longer in force it is a conflict.
 */
export async function signAgreement(
  tx: Tx,
  connectionId: number,
  user: SessionUser,
  answered: AgreementAnswer,
  locale: Locale,
  now: number,
): Promise<void> {
  const contract = await connectionOf(tx, connectionId)
  refuseUnsigned(contract, user, answered)
  await lockUser(tx, user.id)
  if ((await agreementOf(tx, contract, user, locale)).consented) return
  await keepAnswer(tx, contract, user, answered, now)
}

function refuseUnsigned({ text }: Contract, user: SessionUser, answered: AgreementAnswer): void {
  const { version, consents, full_name = '' } = answered
  if (version !== text.version) throw refuse.conflict()
  if (!consents) return
  const unsigned = full_name.trim() === '' ? serverTexts.required : checkSignature(full_name, user)
  refuseWrong({ full_name: unsigned ?? undefined })
}

async function keepAnswer(
  tx: Tx,
  { agreement, connection_id }: Contract,
  user: SessionUser,
  { version, consents, full_name = '' }: AgreementAnswer,
  now: number,
): Promise<void> {
  await tx.insert(agreementAnswers).values({
    user_id: user.id,
    agreement,
    connection_id,
    version,
    consented: consents,
    full_name: consents ? full_name.trim() : '',
    answered_at: new Date(now),
  })
}

async function answer(
  db: Db,
  contract: Contract,
  user: SessionUser,
  answered: AgreementAnswer,
  locale: Locale,
  now: number,
): Promise<Agreement> {
  refuseUnsigned(contract, user, answered)
  return db.transaction(async (tx) => {
    // Presses in two tabs wait for each other: what is signed once stays signed as it was.
    await lockUser(tx, user.id)
    if ((await agreementOf(tx, contract, user, locale)).consented) throw refuse.conflict()
    await keepAnswer(tx, contract, user, answered, now)
    return agreementOf(tx, contract, user, locale)
  })
}
