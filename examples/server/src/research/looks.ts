import type { Db, Tx } from '../db/connect.ts'
import { studyLooks, type LookKind } from '../tables/research.ts'

/** Who looks, in which study, and when: an instant in milliseconds. */
interface Looker {
  readonly studyId: number
  readonly by: number
  readonly now: number
}

/** Whom they look at, or what they look for. */
type LookedFor = Partial<
  Pick<typeof studyLooks.$inferInsert, 'patient_id' | 'last_name' | 'first_name' | 'birthday'>
>

/** Writes down what a study's staff did that showed them something of somebody; answers its number. */
export async function noteLook(
  db: Db | Tx,
  { studyId, by, now }: Looker,
  what: LookKind,
  lookedFor: LookedFor = {},
): Promise<number> {
  const [look] = await db
    .insert(studyLooks)
    .values({ study_id: studyId, by_user: by, what, at: new Date(now), ...lookedFor })
    .returning({ id: studyLooks.id })
  return look!.id
}
