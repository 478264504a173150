import { expect } from '@playwright/test'
import { expectAccessible } from './axe'
import { beginPlan, heading, taskOf } from './careplan'
import { expectFits } from './fits'
import { carol, freshName, hydrated, letterTo, linkIn, freshEmail, marisol, saving, signIn } from './people'
import { test } from './test'

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 900 }

test('a family begins a plan from templates; a caregiver answers and skips; the family sees it, and takes one back', async ({
  page,
  elsewhere,
}) => {
  await page.setViewportSize(phone)
  await signIn(page, carol)
  const name = freshName('Aiko')
  const id = await beginPlan(page, name, ['Morning pills', 'Measure the blood pressure', 'A walk'])
  const day = `/careplan/connection/${id}`
  await expectAccessible(page)
  await expectFits(page, 'the day of a plan')

  // Of several plans the family says who is on which.
  await page.getByRole('link', { name: 'People and access' }).click()
  await expect(heading(page)).toHaveText('Who may do what')
  await page
    .getByRole('radiogroup', { name: 'What Marisol R. may do' })
    .getByRole('radio', { name: /^Do the tasks/ })
    .check()
  await expectAccessible(page)
  const given = saving(page, /\/permissions\/\d+\/$/)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await given
  await page.goto(day)
  await hydrated(page)

  const other = await elsewhere({ viewport: desk })
  await signIn(other, marisol)
  await other.goto('/careplan')
  await hydrated(other)
  await expect(heading(other)).toHaveText('Care plans')
  await other.getByRole('link', { name: new RegExp(`^Open the plan.*${name}`) }).click()
  await expect(heading(other)).toHaveText(`Today with ${name}`)
  await other.getByRole('button', { name: 'Got it' }).first().click()
  await expectAccessible(other)

  // A value that cannot be is said at its field; one that can be is counted, and shown in the line.
  const pressure = taskOf(other, 'Measure the blood pressure')
  await pressure.getByRole('button', { name: 'Done: Measure the blood pressure' }).click()
  await pressure.getByLabel('Upper number').fill('900')
  await pressure.getByLabel('Lower number').fill('84')
  await pressure.getByRole('button', { name: 'Mark as done' }).click()
  await expect(pressure.getByText('Please enter a number from 50 to 280.').last()).toBeVisible()
  await expectAccessible(other)
  await pressure.getByLabel('Upper number').fill('132')
  await pressure.getByRole('button', { name: 'Mark as done' }).click()
  await expect(pressure).toContainText('132 over 84')

  // What others did comes by itself, and is said quietly.
  await expect(page.getByRole('status').filter({ hasText: 'Marisol R. changed' })).toBeVisible()
  await expect(taskOf(page, 'Measure the blood pressure')).toContainText('132 over 84')

  await taskOf(other, 'A walk').getByRole('link', { name: 'A walk' }).click()
  await expect(heading(other)).toHaveText('A walk')
  await other.getByRole('button', { name: 'Skip: A walk' }).click()
  await other.getByRole('button', { name: 'Skip this task' }).click()
  await expect(other.getByText('Choose why.').last()).toBeVisible()
  await other.getByRole('radio', { name: 'Something else' }).check()
  await other.getByRole('button', { name: 'Skip this task' }).click()
  await expect(other.getByText('Say why in a few words.').last()).toBeVisible()
  await other.getByLabel('A few words').fill('It rains.')
  await other.getByRole('button', { name: 'Skip this task' }).click()
  await expect(other.getByText(/^Skipped by Marisol R\./)).toContainText('It rains.')
  await expectAccessible(other)

  // A family reads why, and takes it back; the history keeps both.
  const walk = taskOf(page, 'A walk')
  await expect(walk).toContainText('Something else')
  await walk.getByRole('link').click()
  await expect(heading(page)).toHaveText('A walk')
  await expect(page.getByText(/^Skipped by Marisol R\./)).toContainText('It rains.')
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByRole('button', { name: 'Done: A walk' })).toBeVisible()
  const history = page.getByRole('region', { name: 'History' })
  await expect(history.getByRole('listitem').first()).toContainText('Undo, Carol I.')
  await expect(history).toContainText('Skipped, Marisol R.')
  await expectAccessible(page)
  await expectFits(page, 'a task')

  // No access holds at once.
  await page.goto(`${day}/permissions`)
  await hydrated(page)
  await page
    .getByRole('radiogroup', { name: 'What Marisol R. may do' })
    .getByRole('radio', { name: /^No access/ })
    .check()
  const taken = saving(page, /\/permissions\/\d+\/$/)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await taken
  await other.goto(day)
  await expect(other.getByText('The family has not given you access to this care plan.')).toBeVisible()
  await expectAccessible(other)
})

test('a repeating task is changed from a day on, and taken off on one day alone', async ({ page }) => {
  await page.setViewportSize(desk)
  await signIn(page, carol)
  const id = await beginPlan(page, freshName('Aiko'), ['Breakfast'])
  const day = `/careplan/connection/${id}`
  await page.getByRole('link', { name: 'The next day' }).click()
  await expect(page).toHaveURL(/date=/)
  await taskOf(page, 'Breakfast').getByRole('link', { name: 'Breakfast' }).click()
  await expect(heading(page)).toHaveText('Breakfast')
  await page.getByRole('link', { name: 'Change', exact: true }).click()
  await expect(heading(page)).toHaveText('Change the task')
  await page.getByLabel('What is to be done').fill('Oatmeal')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Choose which days change.').last()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'This day and the following' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).not.toHaveURL(/\/edit/)
  await page.goto(day)
  await hydrated(page)
  await expect(taskOf(page, 'Breakfast')).toBeVisible()
  await page.getByRole('link', { name: 'The next day' }).click()
  await expect(taskOf(page, 'Oatmeal')).toBeVisible()
  await expect(taskOf(page, 'Breakfast')).toHaveCount(0)

  await taskOf(page, 'Oatmeal').getByRole('link', { name: 'Oatmeal' }).click()
  await expect(heading(page)).toHaveText('Oatmeal')
  await page.getByRole('button', { name: 'Take off the plan' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Take off the plan' }).click()
  await expect(dialog.getByText('Choose which days.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('radio', { name: 'Only this day' }).check()
  await dialog.getByRole('button', { name: 'Take off the plan' }).click()
  await expect(page).toHaveURL(/\/careplan\/connection\/\d+\?date=/)
  await expect(page.getByText('No tasks on this day.')).toBeVisible()
  await page.getByRole('link', { name: 'The next day' }).click()
  await expect(taskOf(page, 'Oatmeal')).toBeVisible()

  // The week and the month lead to the days.
  await page.getByRole('tab', { name: 'Week' }).click()
  await expect(page.getByRole('button', { name: /Oatmeal/ }).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Month' }).click()
  await page.getByRole('button', { name: '1 task' }).last().click()
  await expect(taskOf(page, 'Oatmeal')).toBeVisible()
})

test('two tabs on one task: nothing that was typed is lost, and nothing is overwritten unseen', async ({
  page,
  context,
}) => {
  await page.setViewportSize(phone)
  await signIn(page, carol)
  const id = await beginPlan(page, freshName('Aiko'), ['Dinner'])
  await taskOf(page, 'Dinner').getByRole('link', { name: 'Dinner' }).click()
  await expect(heading(page)).toHaveText('Dinner')
  const task = page.url()
  await page.getByRole('link', { name: 'Change', exact: true }).click()
  await expect(heading(page)).toHaveText('Change the task')
  const tab = await context.newPage()
  await tab.setViewportSize(phone)
  await tab.goto(task)
  await hydrated(tab)
  const third = await context.newPage()
  await third.setViewportSize(phone)
  await third.goto(task.replace(/(\/tasks\/\d+)/, '$1/edit'))
  await hydrated(third)

  // One saves new words and another title.
  await page.getByLabel('What is to be done').fill('Dinner at six')
  await page.getByLabel('How to do it').fill('Warm, not hot.')
  await page.getByRole('radio', { name: 'All that are not done' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(heading(page)).toHaveText('Dinner at six')

  // The tab that was only looked at shows it by itself; what is typed in the other is left, and asked about.
  await expect(heading(tab)).toHaveText('Dinner at six')
  await third.getByLabel('What is to be done').fill('Supper')
  await third.getByRole('radio', { name: 'All that are not done' }).check()
  await third.getByRole('button', { name: 'Save', exact: true }).click()
  const asked = third.getByRole('group', { name: 'What is to be done' })
  await expect(asked).toContainText('Supper')
  await expect(asked).toContainText('Dinner at six')
  await expectAccessible(third)
  await asked.getByRole('button', { name: /mine|Keep/ }).click()
  await third.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(heading(third)).toHaveText('Supper')
  await expect(third.getByText('Warm, not hot.')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/careplan/connection/${id}/tasks/`))
})

test('who marks a task that has changed meanwhile is shown what changed, and goes on with what they entered', async ({
  page,
  context,
}) => {
  await page.setViewportSize(phone)
  await signIn(page, carol)
  await beginPlan(page, freshName('Aiko'), ['Lunch'])
  await taskOf(page, 'Lunch').getByRole('link', { name: 'Lunch' }).click()
  await expect(heading(page)).toHaveText('Lunch')
  const task = page.url()
  await page.getByRole('button', { name: 'Done: Lunch' }).click()
  await page.getByLabel('A few words about it').fill('He asked for more.')
  const tab = await context.newPage()
  await tab.goto(task.replace(/(\/tasks\/\d+)/, '$1/edit'))
  await hydrated(tab)
  await tab.getByLabel('How to do it').fill('Cut small.')
  await tab.getByRole('radio', { name: 'All that are not done' }).check()
  await tab.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(heading(tab)).toHaveText('Lunch')
  await page.getByRole('radio', { name: 'Half of it' }).check()
  await page.getByRole('button', { name: 'Mark as done' }).click()
  const banner = page.getByRole('status').filter({ hasText: 'has changed' })
  await expect(banner).toContainText('Now: Cut small.')
  await expect(banner).toContainText('Half of it, “He asked for more.”')
  await expectAccessible(page)
  await banner.getByRole('button', { name: 'Mark as done anyway' }).click()
  await expect(page.getByText(/^Done by Carol I\./)).toContainText('He asked for more.')
})

test('a relative is invited by letter, opens an account and looks; notes are written and rewritten', async ({
  page,
  elsewhere,
  request,
}) => {
  await page.setViewportSize(desk)
  await signIn(page, carol)
  const name = freshName('Aiko')
  const id = await beginPlan(page, name, ['Dinner'])
  await page.getByRole('link', { name: 'Care circle' }).last().click()
  await expect(heading(page)).toHaveText('Care circle')
  const email = freshEmail('naomi')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('radio', { name: /^Can only look/ }).check()
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByRole('region', { name: 'Invited' })).toContainText(email)
  await expectAccessible(page)

  const other = await elsewhere({ viewport: phone })
  await other.goto(linkIn(await letterTo(request, email, /./)))
  await hydrated(other)
  await expect(heading(other)).toHaveText(/invites you to a care plan/)
  await expectAccessible(other)
  await other.getByLabel('First name').fill('Naomi')
  await other.getByLabel('Last name').fill('Ito')
  await other.getByLabel('Password', { exact: true }).fill('a-long-password-7')
  await other.getByRole('button', { name: 'Open the account and accept' }).click()
  await expect(heading(other)).toHaveText(`Today with ${name}`)
  await expect(other.getByRole('link', { name: 'Add a task' })).toHaveCount(0)
  await expectAccessible(other)

  // Who only helps comes home to the plan, and is not asked to finish a sign-up that they never began.
  const helper = await other.context().newPage()
  await helper.goto('/family/dashboard')
  await expect(helper.getByRole('link', { name: new RegExp(name) })).toBeVisible()
  await expect(helper.getByText('Your sign-up is not finished')).toHaveCount(0)
  await expect(helper.getByText('No visit today')).toHaveCount(0)
  await helper.goto('/careteam')
  await expect(helper.getByRole('link', { name: new RegExp(name) })).toBeVisible()
  await expect(helper.getByText('No visit in the next two weeks')).toHaveCount(0)
  await helper.close()

  // A note of one is read by the other, and says that it was rewritten.
  await page.goto(`/careplan/connection/${id}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Add a note' }).click()
  await page.getByLabel('Your note').fill('She slept well.')
  await page.getByRole('button', { name: 'Save the note' }).click()
  await expect(page.getByRole('paragraph').filter({ hasText: 'She slept well.' })).toBeVisible()
  await expect(other.getByText('She slept well.')).toBeVisible()
  await page.getByRole('link', { name: 'Change', exact: true }).click()
  await page.getByLabel('Your note').fill('She slept until six.')
  await page.getByRole('button', { name: 'Save the note' }).click()
  await expect(page.getByRole('region', { name: 'Earlier version' })).toContainText('She slept well.')
  await expect(other.getByText('She slept until six.')).toBeVisible()
})

test('in Spanish the day and its tasks of templates are read in Spanish, and one is done by keyboard', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await signIn(page, carol)
  const name = freshName('Aiko')
  const id = await beginPlan(page, name, ['A walk'])
  await page.context().addCookies([{ name: 'pref_locale', value: 'es', url: new URL(page.url()).origin }])
  await page.goto(`/careplan/connection/${id}`)
  await hydrated(page)
  await expect(heading(page)).toHaveText(`Hoy con ${name}`)
  const done = page.getByRole('button', { name: 'Hecho: Una caminata' })
  await done.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Deshacer/ })).toBeVisible()
  await expect(taskOf(page, 'Una caminata').getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(done).toBeVisible()
  await expectAccessible(page)
  await expectFits(page, 'the day in Spanish')
})

test('the views of a plan keep the focus on their tab, and a note gives it back', async ({ page }) => {
  await signIn(page, carol)
  await page.goto('/careplan/connection/1001')
  await hydrated(page)
  await page.getByRole('tab', { name: 'Today' }).focus()
  for (const name of ['Week', 'Month', 'Notes']) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name, selected: true })).toBeFocused()
  }
  const add = page.getByRole('button', { name: 'Add a note' })
  await add.press('Enter')
  await expect(page.getByLabel('Your note')).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(add).toBeFocused()
})
