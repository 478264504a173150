import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '../../scripts/languages.mjs'
import { uiBudgets, wordsBudgets } from '../../scripts/budgets.mjs'
import { heaviestView, percentile, readUiBuild, wordsIn } from '../../scripts/sizes.mjs'

const { pages, styleBytes, requests } = uiBudgets.firstLoad

for (const [page, language] of Object.keys(pages).flatMap((name) => languages.map((one) => [name, one]))) {
  const { screen, bytes } = pages[page]
  const load = () => readUiBuild(language).firstLoad(screen)
  const name = `${page} in ${language}`

  test(`the page ${name} is in the build`, () => assert.ok(load().found, `there is no ${screen}`))

  test(`the first load of ${name} has at most ${bytes / 1000} kB of script`, () =>
    assert.ok(load().scriptBytes <= bytes, `${load().scriptBytes} bytes`))

  test(`the first load of ${name} has at most ${styleBytes / 1000} kB of style`, () =>
    assert.ok(load().styleBytes <= styleBytes, `${load().styleBytes} bytes`))

  test(`the first load of ${name} takes at most ${requests} requests`, () =>
    assert.ok(load().requests <= requests, `${load().requests} requests`))
}

for (const language of languages)
  test(`the map of the search in ${language} has at most ${uiBudgets.map.bytes / 1000} kB, and none of it comes first`, () => {
    const { screen, parts, view, bytes } = uiBudgets.map
    const build = readUiBuild(language)
    const code = build.onDemand(screen, parts)
    // The library alone has 40 kB: none of it is in the first load.
    assert.ok(code > 40_000, `${code} bytes of code`)
    const tiles = heaviestView(...view)
    assert.ok(code + tiles <= bytes, `${code} bytes of code and ${tiles} of tiles`)
  })

for (const home of uiBudgets.fromLogin.homes) {
  test(`from the login, ${home} asks for at most ${uiBudgets.fromLogin.scripts} scripts`, () => {
    for (const language of languages) {
      const scripts = readUiBuild(language).fromLogin(home)
      assert.ok(scripts.length > 0)
      assert.ok(scripts.length <= uiBudgets.fromLogin.scripts, scripts.join(' '))
    }
  })
}

test(`a later route adds at most ${uiBudgets.laterRoute.scriptBytes / 1000} kB of script`, () => {
  const routes = languages.flatMap((language) => readUiBuild(language).laterRoutes(uiBudgets.fromLogin.homes))
  assert.ok(routes.length > 0)
  const bytes = percentile(
    routes.map((route) => route.bytes),
    uiBudgets.laterRoute.percentile,
  )
  assert.ok(bytes <= uiBudgets.laterRoute.scriptBytes, `${bytes} bytes`)
})

for (const screen of uiBudgets.steps.screens)
  for (const language of languages)
    test(`each step of ${screen} in ${language} adds at most ${uiBudgets.steps.scriptBytes / 1000} kB of script`, () => {
      const parts = readUiBuild(language).parts(screen, uiBudgets.steps.homes)
      assert.ok(parts.length > 1, `${screen} has no parts`)
      for (const { part, bytes } of parts)
        assert.ok(bytes <= uiBudgets.steps.scriptBytes, `${part}: ${bytes} bytes`)
    })

for (const language of languages) {
  const { bytes: budget } = wordsBudgets[language]
  test(`the words of every screen in ${language} fit in ${budget / 1000} kB`, async () => {
    const { bytes } = await wordsIn(language)
    assert.ok(bytes <= budget, `${bytes} bytes`)
  })
}
