import { computed, signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import { action, type Action } from '../kit/state/action.js'
import { sayFailure } from '../kit/forms/sayFailure.js'
import { resource, type Resource } from '../kit/state/resource.js'
import type { Toasts } from '../kit/state/toasts.js'
import { listPlanPermissions, resetPlanPermissions, replacePlanPermissions } from './calls.js'
import type { CaregiverPermissions, PlanPermission } from '../vocabulary/careplans/entities.js'
import { changedPermissions, withNoAccess, withOwnKept, withPermission } from './permissions.js'
import { carePlanTexts } from './texts.js'

/** Who may see and change a care plan, and what changes that. */
export interface PermissionStore {
  readonly saved: Resource<readonly CaregiverPermissions[]>
  /** The copy that is edited; the signed-in caregiver's own stay as they are saved. */
  readonly edited: ReadonlySignal<readonly CaregiverPermissions[]>
  readonly changed: ReadonlySignal<readonly CaregiverPermissions[]>
  give(caregiverId: number, permission: PlanPermission, on: boolean): void
  setNoAccess(caregiverId: number, on: boolean): void
  /** Back to what is saved. */
  discard(): void
  readonly save: Action<[], readonly CaregiverPermissions[]>
  readonly reset: Action<[caregiverId: number], CaregiverPermissions>
}

/** What each caregiver may do on a plan; `ownId` is the signed-in caregiver, null for a family. */
export function createPermissions(
  care: Client,
  toasts: Toasts,
  plan: number,
  ownId: number | null,
): PermissionStore {
  const saved = resource<readonly CaregiverPermissions[]>((abort) =>
    care.call(listPlanPermissions, { id: plan }, { signal: abort }),
  )
  const edits = signal<ReadonlyMap<number, CaregiverPermissions>>(new Map())
  const edited = computed(() => {
    const list = saved.data.value ?? []
    return withOwnKept(
      list.map((granted) => edits.value.get(granted.caregiver.id) ?? granted),
      list,
      ownId,
    )
  })
  const changed = computed(() => changedPermissions(saved.data.value ?? [], edited.value, ownId))
  const edit = (id: number, change: (granted: CaregiverPermissions) => CaregiverPermissions) => {
    const granted = edited.peek().find(({ caregiver }) => caregiver.id === id)
    if (granted) edits.value = new Map(edits.peek()).set(id, change(granted))
  }
  const put = (fresh: readonly CaregiverPermissions[]) => {
    const byId = new Map(fresh.map((granted) => [granted.caregiver.id, granted]))
    edits.value = new Map([...edits.peek()].filter(([id]) => !byId.has(id)))
    saved.set((list) => list?.map((granted) => byId.get(granted.caregiver.id) ?? granted))
  }
  const failed = sayFailure(toasts)

  return {
    saved,
    edited,
    changed,
    give: (id, permission, on) => edit(id, (granted) => withPermission(granted, permission, on)),
    setNoAccess(id, on) {
      const before = saved.data.peek()?.find(({ caregiver }) => caregiver.id === id)?.permissions
      edit(id, (granted) => withNoAccess(granted, on, before))
    },
    discard: () => void (edits.value = new Map()),
    save: action(
      async () => {
        const fresh: CaregiverPermissions[] = []
        for (const { caregiver, permissions } of changed.peek()) {
          const one = await care.call(replacePlanPermissions, {
            id: plan,
            caregiverId: caregiver.id,
            body: { permissions: permissions as PlanPermission[] },
          })
          fresh.push(one)
          put([one])
        }
        return fresh
      },
      { done: () => toasts.success(carePlanTexts.permissionsSaved), failed },
    ),
    reset: action((caregiverId: number) => care.call(resetPlanPermissions, { id: plan, caregiverId }), {
      done(granted) {
        put([granted])
        toasts.success(carePlanTexts.permissionsSaved)
      },
      failed,
    }),
  }
}
