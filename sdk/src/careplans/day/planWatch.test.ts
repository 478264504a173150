import { describe, expect, it } from 'vitest'
import type { PlanNews } from '../planNews.js'
import { createPlanWatch, type Watch } from './planWatch.js'

function setUp(state: { busy?: boolean; dirty?: boolean } = {}) {
  let reloads = 0
  let tell: ((value: PlanNews | null) => void) | undefined
  let deny: (() => void) | undefined
  const path: string[] = []
  const watch: Watch = (where, on, lost) => {
    path.push(where)
    tell = on as never
    deny = lost
    return () => (tell = undefined)
  }
  const plan = createPlanWatch({
    ...{ planId: 191, version: 'p1', me: 41 },
    busy: () => state.busy === true,
    dirty: () => state.dirty === true,
    reload: async () => void (reloads += 1),
  })
  const end = plan.begin(watch)
  const hears = async (version: string, by: number | null = 52, task: number | null = 7) => {
    tell?.({ version, by, task } as PlanNews)
    await Promise.resolve()
    await Promise.resolve()
  }
  return { state, plan, end, hears, path, deny: () => deny?.(), reloads: () => reloads }
}

describe('a page of a plan that others change', () => {
  it('takes it in where it is clean, and says by whom', async () => {
    const { plan, hears, path, reloads } = setUp()
    await hears('p1')
    expect([path, reloads(), plan.news.value]).toEqual([['plans/191/news'], 0, null])
    await hears('p2')
    expect([reloads(), plan.news.value]).toEqual([1, { by: 52, task: 7, shown: true }])
    plan.dismiss()
    expect(plan.news.value).toBeNull()
    await hears('p2')
    expect([reloads(), plan.news.value]).toEqual([1, null])
  })

  it('is left alone where something is typed, until that is asked for', async () => {
    const { plan, hears, reloads } = setUp({ dirty: true })
    await hears('p2')
    expect([reloads(), plan.news.value]).toEqual([0, { by: 52, task: 7, shown: false }])
    await plan.show()
    expect([reloads(), plan.news.value]).toEqual([1, null])
    await hears('p2')
    expect(reloads()).toBe(1)
  })

  it('says nothing of what its own person has done, here or elsewhere', async () => {
    const world = setUp({ busy: true })
    await world.hears('p2', 41)
    expect(world.reloads()).toBe(0)
    world.state.busy = false
    world.plan.shows('p2')
    await world.hears('p2', 41)
    expect([world.reloads(), world.plan.news.value]).toEqual([0, null])
    await world.hears('p3', 41)
    expect([world.reloads(), world.plan.news.value]).toEqual([1, null])
  })

  it('looks again once its own deed is answered: somebody else may have come in between', async () => {
    const { state, plan, hears, reloads } = setUp({ busy: true })
    await hears('p3', 52)
    state.busy = false
    plan.shows('p2')
    await Promise.resolve()
    await Promise.resolve()
    expect([reloads(), plan.news.value?.by]).toEqual([1, 52])
  })

  it('is loaded anew once the plan may be seen no more, and hears nothing after its end', async () => {
    const { deny, end, hears, reloads } = setUp()
    deny()
    expect(reloads()).toBe(1)
    end()
    await hears('p9')
    expect(reloads()).toBe(1)
  })

  it('does without a name and a task', async () => {
    const { plan, hears } = setUp()
    await hears('p2', null, null)
    expect(plan.news.value).toEqual({ by: null, task: null, shown: true })
  })
})
