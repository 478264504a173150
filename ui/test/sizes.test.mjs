import assert from 'node:assert/strict'
import { test } from 'node:test'
import { uiBudgets } from '../../scripts/budgets.mjs'
import { percentile, readUiBuild } from '../../scripts/sizes.mjs'

const { pages, scriptBytes, styleBytes, requests } = uiBudgets.firstLoad

for (const page of pages) {
  const load = () => readUiBuild().firstLoad(page)

  test(`the ${page} page is in the build`, () => assert.ok(load().found, `no chunk is named ${page}`))

  test(`the first load of ${page} has at most ${scriptBytes / 1000} kB of script`, () =>
    assert.ok(load().scriptBytes <= scriptBytes, `${load().scriptBytes} bytes`))

  test(`the first load of ${page} has at most ${styleBytes / 1000} kB of style`, () =>
    assert.ok(load().styleBytes <= styleBytes, `${load().styleBytes} bytes`))

  test(`the first load of ${page} takes at most ${requests} requests`, () =>
    assert.ok(load().requests <= requests, `${load().requests} requests`))
}

for (const home of uiBudgets.fromLogin.homes) {
  test(`from the login, ${home} asks for at most ${uiBudgets.fromLogin.scripts} scripts`, () => {
    const scripts = readUiBuild().fromLogin(home)
    assert.ok(scripts.length > 0)
    assert.ok(scripts.length <= uiBudgets.fromLogin.scripts, scripts.join(' '))
  })
}

test(`a later route adds at most ${uiBudgets.laterRoute.scriptBytes / 1000} kB of script`, () => {
  const routes = readUiBuild().laterRoutes()
  assert.ok(routes.length > 0)
  const bytes = percentile(
    routes.map((route) => route.bytes),
    uiBudgets.laterRoute.percentile,
  )
  assert.ok(bytes <= uiBudgets.laterRoute.scriptBytes, `${bytes} bytes`)
})
