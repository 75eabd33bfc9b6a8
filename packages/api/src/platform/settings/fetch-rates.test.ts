import { parseSettings } from '@pasar/domain'
import { expect, it } from 'vitest'
import { admin } from '../../payouts/testing/helpers'
import { refusalOf, useMarket } from '../../testing/helpers'
import { setSettings } from './change'
import { fetchRates } from './fetch-rates'
import { fetchPublic, isPublicAddress } from './public-fetch'
import { previewSettings, settingsPage } from './section-page'

const market = useMarket()
const SOURCE = 'https://rates.example/myr.json'
const answering = (rates: Record<string, number>) => async () => JSON.stringify({ base: 'MYR', rates })
const rates = async () => (await market.ctx.settings.read()).currencyRates

it('asks nobody until there is an address', async () => {
  await fetchRates(market.ctx, undefined, () => Promise.reject(new Error('asked')))
})

it('takes over what the address answers, and writes it down', async () => {
  await setSettings(market.ctx, 'rates', { source: SOURCE })
  await fetchRates(market.ctx, undefined, answering({ USD: 0.23, SGD: 0.31 }))
  expect(await rates()).toMatchObject({ USD: 0.23, SGD: 0.31, EUR: 0.2 })
  const { changes, version } = await settingsPage(market.ctx, admin, 'rates')
  expect(version).toBe(2)
  expect(changes.filter(({ reason }) => reason === 'rates.example')).toHaveLength(2)
  await fetchRates(market.ctx, undefined, answering({ USD: 0.23 }))
  expect(await settingsPage(market.ctx, admin, 'rates')).toMatchObject({ version: 2 })
})

it('names itself to an admin whose page is older than the rates', async () => {
  const { values } = await settingsPage(market.ctx, admin, 'rates')
  const given = parseSettings('rates', { ...values, USD: '0.25', reason: 'By hand', version: 0 })
  await setSettings(market.ctx, 'rates', { USD: '0.23' })
  await expect(previewSettings(market.ctx, admin, 'rates', given)).rejects.toMatchObject({
    code: 'SETTINGS_CHANGED',
    details: { who: market.ctx.config.appName },
  })
})

it('keeps the old rates when nothing comes, or too much of a change', async () => {
  await setSettings(market.ctx, 'rates', { source: SOURCE })
  const failing = () => Promise.reject(new Error('answered 500'))
  await expect(fetchRates(market.ctx, undefined, failing)).rejects.toThrow('answered 500')
  await expect(fetchRates(market.ctx, undefined, answering({ USD: 2.2 }))).rejects.toThrow('outOfBounds')
  await expect(fetchRates(market.ctx, undefined, answering({ USD: 0.3 }))).rejects.toThrow('moved')
  expect(await rates()).toMatchObject({ USD: 0.22 })
  const error = await fetchRates(market.ctx, undefined, answering({ USD: 0.3 })).catch((caught) => caught)
  market.run(
    "insert into jobs (name, due_at, last_finished_at, last_error) values ('rates', 1, 2, ?) on conflict (name) do update set last_finished_at = 2, last_error = excluded.last_error",
    (error as Error).name,
  )
  expect((await settingsPage(market.ctx, admin, 'rates')).failedFetch).toEqual({ at: 2, problem: 'moved' })
})

it.each([
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.100.100.100', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['8.8.8.8', true],
  ['::1', false],
  ['::', false],
  ['fc00::1', false],
  ['fe80::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2606:4700::1111', true],
])('knows whether %s is an address of the internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

it.each([
  'https://localhost/rates',
  'https://127.0.0.1/rates',
  'https://2130706433/rates',
  'https://0x7f.1/rates',
  'https://[::1]/rates',
  'https://[::ffff:7f00:1]/rates',
])('connects to no machine of its own network: %s', async (address) => {
  await expect(fetchPublic(address)).rejects.toThrow('not a public address')
})

it('asks by https only', async () => {
  await expect(fetchPublic('http://example.com/')).rejects.toThrow('not https')
  expect(
    await refusalOf(Promise.resolve().then(() => parseSettings('rates', { source: 'http://example.com/' }))),
  ).toBe('VALIDATION')
})
