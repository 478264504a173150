import { expect, type Page } from '@playwright/test'
import { hydrated } from './people'

/** The heading of the page. */
export const heading = (page: Page) => page.locator('main h1')

/** A task of a day that is shown, by its title. */
export const taskOf = (page: Page, title: string) =>
  page.locator('main .plan-tasks > li').filter({ hasText: title })

/** Begins a plan of the signed-in family for one more person with some common tasks; its number. */
export async function beginPlan(page: Page, name: string, tasks: readonly string[]): Promise<string> {
  await page.goto('/careplan/plans')
  await hydrated(page)
  await page.getByRole('button', { name: 'Begin a plan for another person' }).click()
  await page.getByLabel('First name of the person who is cared for').fill(name)
  await page.getByRole('button', { name: 'Begin the plan' }).click()
  await expect(page).toHaveURL(/\/careplan\/connection\/\d+$/)
  const id = /\d+$/.exec(page.url())![0]
  await expect(heading(page)).toHaveText(`Today with ${name}`)
  await page.getByRole('link', { name: 'Add a task' }).first().click()
  await page.getByRole('tab', { name: 'Several at once' }).click()
  for (const task of tasks) await page.getByRole('checkbox', { name: task, exact: false }).first().check()
  await page
    .getByRole('button', { name: tasks.length === 1 ? 'Add 1 task' : `Add ${tasks.length} tasks` })
    .click()
  await expect(page).toHaveURL(new RegExp(`/careplan/connection/${id}$`))
  for (const task of tasks) await expect(taskOf(page, task)).toBeVisible()
  return id
}
