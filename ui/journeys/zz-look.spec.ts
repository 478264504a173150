import { carol, denise, marisol, signIn, walter, hydrated } from './people'
import { freshWeek } from './hours'
import { prefer } from './preferences'
import { test } from './test'
import type { Page } from '@playwright/test'

const looks = [
  ['390', { width: 390, height: 844 }, {}],
  ['1280', { width: 1280, height: 900 }, {}],
  ['es', { width: 390, height: 844 }, { locale: 'es', theme: 'dark', text: '150' }],
] as const
for (const [name, size, prefs] of looks)
  test(`look ${name}`, async ({ page }) => {
    await page.setViewportSize(size)
    await prefer(page, prefs)
    const shoot = async (what: string, full = true) => {
      await page.waitForTimeout(700)
      await page.screenshot({ path: `/tmp/shots/${name}-${what}.png`, fullPage: full })
    }
    const see = async (path: string, what: string, full = true) => {
      await page.goto(path)
      await hydrated(page)
      await shoot(what, full)
    }
    const soft = async (what: string, f: () => Promise<void>) => {
      try { await f() } catch (e) { console.log(name, what, String(e).slice(0, 300)) }
    }
    page.setDefaultTimeout(8000)
    await signIn(page, marisol)
    await freshWeek(page)
    await soft('home', () => see('/caregiver/dashboard', 'm-home'))
    await soft('schedule', () => see('/schedule', 'm-schedule'))
    await soft('conn', () => see('/caregiver/dashboard/connections/1', 'm-connection'))
    for (const [path, what] of [['6','back'],['6/tasks','tasks'],['6/expenses','expenses'],['6/review','review'],['7','handedin'],['1','paid']])
      await soft(what!, () => see(`/timesheets/1/${path}`, `m-${what}`))
    await soft('line', async () => {
      await page.goto('/timesheets/1/6'); await hydrated(page)
      await page.locator('.sheet-line button').first().click()
      await shoot('m-line', false)
    })
    await soft('correct', async () => {
      await page.goto('/timesheets/1/1'); await hydrated(page)
      await page.getByRole('button', { name: /Correct|Corregir/ }).first().click()
      await shoot('m-correct', false)
    })
    await soft('start', async () => {
      await page.goto('/caregiver/dashboard'); await hydrated(page)
      await page.getByText(/^(Hand in hours|Entregar horas)$/).first().click()
      await page.waitForURL(/timesheets/)
      await shoot('m-new')
    })
    await signIn(page, carol)
    await soft('home', () => see('/family/dashboard', 'c-home'))
    await soft('care', () => see('/careteam', 'c-care'))
    await soft('conn', () => see('/family/dashboard/connections/1', 'c-connection'))
    for (const [path, what] of [['invoices/1/7','invoice'],['invoices/1/6','rejected'],['invoices/1/1','paid'],['timesheets/1/7','sheet'],['timesheets/1/6','sheetback']])
      await soft(what!, () => see(`/${path}`, `c-${what}`))
    await soft('reject', () => see('/invoices/1/7?modal=rejectInvoice', 'c-reject', false))
    await signIn(page, walter)
    await soft('walter', async () => {
      await page.goto('/careteam'); await hydrated(page)
      await page.locator('main a[href^="/invoices/"]').first().click()
      await page.waitForURL(/invoices/)
      await shoot('w-invoice')
    })
    await signIn(page, denise)
    await soft('denise', () => see('/caregiver/dashboard', 'd-home'))
  })
