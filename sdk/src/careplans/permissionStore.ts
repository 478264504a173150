import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import { isApiError } from '../kit/error.js'
import { action, type Action } from '../kit/state/action.js'
import { sayFailure } from '../kit/forms/sayFailure.js'
import { resource, type Resource } from '../kit/state/resource.js'
import { fits } from '../kit/structs/fits.js'
import type { Toasts } from '../kit/state/toasts.js'
import {
  permissionPresets,
  type PermissionPreset,
  type PlanPermission,
} from '../vocabulary/careplans/catalogue.js'
import { CaregiverPermissions } from '../vocabulary/careplans/planEntities.js'
import { usablePermissions, usefulPermissions } from './people/access.js'
import { listPlanPermissions, resetPlanPermissions, replacePlanPermissions } from './people/calls.js'
import { changedPermissions, withNoAccess, withOwnKept, withPermission } from './permissions.js'
import { carePlanTexts } from './texts.js'

/** Who may see and change a care plan, and what changes that. */
export interface PermissionStore {
  readonly saved: Resource<readonly CaregiverPermissions[]>
  /** The copy that is edited; the signed-in caregiver's own stay as they are saved. */
  readonly edited: ReadonlySignal<readonly CaregiverPermissions[]>
  readonly changed: ReadonlySignal<readonly CaregiverPermissions[]>
  /** Those whom somebody else has changed meanwhile: what was edited of them is kept, and is saved at the next try. */
  readonly crossed: ReadonlySignal<readonly number[]>
  readonly dirty: ReadonlySignal<boolean>
  /** With one goes what it needs, and what is of no use without it. */
  give(caregiverId: number, permission: PlanPermission, on: boolean): void
  setNoAccess(caregiverId: number, on: boolean): void
  setPreset(caregiverId: number, preset: PermissionPreset): void
  /** Whether they may also decide what other caregivers may do; the family's to say. */
  setManages(caregiverId: number, on: boolean): void
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
  const edits = signal<ReadonlyMap<number, Edited>>(new Map())
  const crossed = signal<readonly number[]>([])
  const edited = computed(() => {
    const list = saved.data.value ?? []
    return withOwnKept(
      list.map((granted) => ({ ...granted, ...edits.value.get(granted.caregiver.id) })),
      list,
      ownId,
    )
  })
  const changed = computed(() => {
    const list = saved.data.value ?? []
    const managing = new Map(list.map(({ caregiver, manages }) => [caregiver.id, manages === true]))
    const permissions = changedPermissions(list, edited.value, ownId)
    return edited.value.filter(
      (granted) =>
        permissions.includes(granted) ||
        (granted.caregiver.id !== ownId && (granted.manages === true) !== managing.get(granted.caregiver.id)),
    )
  })
  const edit = (id: number, change: (granted: CaregiverPermissions) => CaregiverPermissions) => {
    const granted = edited.peek().find(({ caregiver }) => caregiver.id === id)
    if (!granted) return
    const { permissions, no_access, manages } = change(granted)
    edits.value = new Map(edits.peek()).set(id, { permissions, no_access, manages })
  }
  const putSaved = (fresh: CaregiverPermissions) =>
    saved.set((list) =>
      list?.map((granted) => (granted.caregiver.id === fresh.caregiver.id ? fresh : granted)),
    )
  const put = (fresh: CaregiverPermissions) =>
    batch(() => {
      edits.value = new Map([...edits.peek()].filter(([id]) => id !== fresh.caregiver.id))
      crossed.value = crossed.peek().filter((id) => id !== fresh.caregiver.id)
      putSaved(fresh)
    })
  const failed = sayFailure(toasts)

  async function replace({ caregiver, permissions, manages, version }: CaregiverPermissions) {
    try {
      return await care.call(replacePlanPermissions, {
        ...{ id: plan, caregiverId: caregiver.id },
        body: {
          permissions: permissions as PlanPermission[],
          ...(manages !== undefined && { manages }),
          ...(version !== undefined && { version }),
        },
      })
    } catch (error) {
      if (isApiError(error) && error.kind === 'conflict' && fits(error.current, CaregiverPermissions)) {
        const { current } = error
        batch(() => {
          putSaved(current)
          crossed.value = [...crossed.peek(), caregiver.id]
        })
      }
      throw error
    }
  }

  return {
    saved,
    edited,
    changed,
    crossed,
    dirty: computed(() => changed.value.length > 0),
    give: (id, permission, on) =>
      edit(id, (granted) => {
        const given = withPermission(granted, permission, on)
        const permissions = on ? usefulPermissions(given.permissions) : usablePermissions(given.permissions)
        return { ...given, permissions, no_access: permissions.length === 0 }
      }),
    setNoAccess(id, on) {
      const before = saved.data.peek()?.find(({ caregiver }) => caregiver.id === id)?.permissions
      edit(id, (granted) => withNoAccess(granted, on, before))
    },
    setPreset: (id, preset) =>
      edit(id, (granted) => {
        const permissions = [...permissionPresets.get(preset).permissions]
        return { ...granted, permissions, no_access: permissions.length === 0 }
      }),
    setManages: (id, on) => edit(id, (granted) => ({ ...granted, manages: on })),
    discard: () =>
      batch(() => {
        edits.value = new Map()
        crossed.value = []
      }),
    save: action(
      async () => {
        const fresh: CaregiverPermissions[] = []
        for (const granted of changed.peek()) {
          const one = await replace(granted)
          fresh.push(one)
          put(one)
        }
        return fresh
      },
      {
        done: () => toasts.success(carePlanTexts.permissionsSaved),
        // A crossed change is told where it stands.
        failed: (error) =>
          error.kind === 'conflict' && crossed.peek().length > 0 ? undefined : failed(error),
      },
    ),
    reset: action((caregiverId: number) => care.call(resetPlanPermissions, { id: plan, caregiverId }), {
      done(granted) {
        put(granted)
        toasts.success(carePlanTexts.permissionsSaved)
      },
      failed,
    }),
  }
}

type Edited = Pick<CaregiverPermissions, 'permissions' | 'no_access' | 'manages'>
