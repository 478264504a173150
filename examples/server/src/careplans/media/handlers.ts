import {
  addTaskPhoto,
  addTaskVideo,
  mayOnPlan,
  removeTaskPhoto,
  removeTaskVideo,
  taskMediaMost,
  taskVideoMegabytes,
  type TaskMedia,
} from '@homecare/sdk/careplans'
import { bytesPerMegabyte, message } from '@homecare/sdk/kit'
import { and, eq, isNull } from 'drizzle-orm'
import type { Routes } from '../../calls/on.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { onceCommitted } from '../../db/guard.ts'
import type { Deps } from '../../deps/deps.ts'
import type { Limit } from '../../limits/rateLimit.ts'
import type { SessionUser } from '../../people/session.ts'
import { refuse, refuseWrong } from '../../refusals/refuse.ts'
import { taskMedia } from '../../tables/care/careplans.ts'
import { UploadedFile } from '../../uploads/upload.ts'
import { does } from '../ground/policies.ts'
import { standingToChange, todayOn } from '../ground/standing.ts'
import { staleTask } from '../tasks/judged.ts'
import { lockTaskSeries } from '../tasks/series.ts'
import { planServerTexts as words } from '../ground/texts.ts'
import { touchPlan } from '../ground/touch.ts'
import { mediaSeen, type MediaRow } from '../reading/mediaRows.ts'
import type { TaskReader } from '../reading/taskRows.ts'
import { discardMedia, storePhoto, storeVideo, type StoredMedia } from './storing.ts'

const uploads: Limit = { name: 'plan media', hits: 200, seconds: 3600 }
const upload = { files: 1, fileBytes: taskVideoMegabytes * bytesPerMegabyte }

/** Photos and videos of what was done: taken in without where they were taken, and taken away with a row that says so. */
export function answerTaskMedia(routes: Routes): void {
  routes.on(
    addTaskPhoto,
    does('add_photos'),
    ({ deps, db, session: { user }, params, body, now, readsIn }) =>
      add(
        { deps, db, user, now, locale: readsIn, ...idsOf(params) },
        body.date,
        body.description,
        body.photo,
        body.video,
      ),
    { limit: uploads, upload },
  )
  routes.on(
    addTaskVideo,
    does('add_photos'),
    ({ deps, db, session: { user }, params, body, now, readsIn }) =>
      add(
        { deps, db, user, now, locale: readsIn, ...idsOf(params) },
        body.date,
        body.description,
        undefined,
        body.video,
      ),
    { limit: uploads, upload },
  )
  routes.on(removeTaskPhoto, does('add_photos'), ({ deps, db, session: { user }, params, now }) =>
    remove({ deps, db, user, now, ...idsOf(params) }, params.photoId, 'photo'),
  )
  routes.on(removeTaskVideo, does('add_photos'), ({ deps, db, session: { user }, params, now }) =>
    remove({ deps, db, user, now, ...idsOf(params) }, params.videoId, 'video'),
  )
}

interface Place {
  readonly deps: Deps
  readonly db: Db
  readonly user: SessionUser
  readonly now: number
  readonly planId: number
  readonly taskId: number
}
type Adding = Place & TaskReader
const idsOf = ({ id, taskId }: { readonly id: number; readonly taskId: number }) => ({ planId: id, taskId })

async function add(
  place: Adding,
  date: string | undefined,
  description = '',
  photo: unknown,
  video: unknown,
): Promise<TaskMedia> {
  const { deps, db, user, planId } = place
  const stored =
    photo instanceof UploadedFile
      ? await storePhoto(deps, planId, photo)
      : video instanceof UploadedFile
        ? await storeVideo(deps, planId, video)
        : null
  if (!stored) throw refuse.invalid({ photo: [words.notMedia] })
  try {
    return await db.transaction(async (tx) => {
      const on = await standingToChange(tx, user, planId, 'add_photos', place.now)
      const row = await insert(tx, place, { day: date ?? todayOn(on.plan, place.now), description, stored })
      await touchPlan(tx, deps, planId, { by: user.id, task: row.task_id })
      return mediaSeen(row, user, { user, standing: on.standing })
    })
  } catch (error) {
    await discardMedia(deps, stored)
    throw error
  }
}

interface New {
  readonly day: string
  readonly description: string
  readonly stored: StoredMedia
}

/** Adds it to the day of a task; a conflict once the task is off the plan. */
async function insert(
  tx: Tx,
  { planId, taskId, user, now, locale }: Adding,
  { day, description, stored }: New,
): Promise<MediaRow> {
  const locked = await lockTaskSeries(tx, planId, taskId)
  if (!locked) throw refuse.notFound()
  const { plan } = await standingToChange(tx, user, planId, 'add_photos', now)
  const state = locked.days.get(day)?.state
  const isGone = (locked.series.removed && state !== 'done' && state !== 'skipped') || state === 'removed'
  if (isGone) throw await staleTask(tx, plan, { task: taskId, day }, { now, locale, says: words.removed })
  const there = await tx.$count(
    taskMedia,
    and(eq(taskMedia.task_id, taskId), eq(taskMedia.day, day), isNull(taskMedia.removed_at)),
  )
  refuseWrong({
    photo: there >= taskMediaMost ? message(words.tooManyMedia, { max: taskMediaMost }) : undefined,
  })
  const [row] = await tx
    .insert(taskMedia)
    .values({
      ...{ plan_id: planId, task_id: taskId, day, ...stored, description: description.trim() },
      ...{ by_user: user.id, at: new Date(now) },
    })
    .returning()
  return row!
}

/** Takes one away: its file goes, and a row stays that says by whom and when. Taken away twice is once. */
async function remove(
  { deps, db, user, planId, taskId, now }: Place,
  id: number,
  kind: MediaRow['kind'],
): Promise<void> {
  await db.transaction(async (tx) => {
    const on = await standingToChange(tx, user, planId, 'add_photos', now)
    const [row] = await tx
      .select()
      .from(taskMedia)
      .where(
        and(
          eq(taskMedia.id, id),
          eq(taskMedia.plan_id, planId),
          eq(taskMedia.task_id, taskId),
          eq(taskMedia.kind, kind),
        ),
      )
      .for('update')
    if (!row) throw refuse.notFound()
    if (row.removed_at) return
    if (row.by_user !== user.id && !mayOnPlan(on.standing, 'manage_people'))
      throw refuse.forbidden(words.mayNot)
    await tx
      .update(taskMedia)
      .set({
        removed_at: new Date(now),
        removed_by: user.id,
        stored_as: null,
        small_as: null,
        description: '',
      })
      .where(eq(taskMedia.id, row.id))
    await touchPlan(tx, deps, planId, { by: user.id, task: taskId })
    await onceCommitted(() => discardMedia(deps, row))
  })
}
