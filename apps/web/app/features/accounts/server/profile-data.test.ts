import { asMember, SMALL } from '@pasar/api/testing'
import { LANGUAGES, ROLE } from '@pasar/domain'
import { expect, it } from 'vitest'
import { translateFor } from '../../../i18n/language.server'
import { makeArgs } from '../../../testing/context'
import { openForEachTest } from '../../../testing/services'
import { waysPast } from '../client/deletion-hurdles'
import { loader } from '../routes/profile-data.server'

const services = openForEachTest()

const WORDS = {
  en: ['messages', 'bids', 'claims', 'planner', 'notifications', 'games', 'view'],
  cn: ['消息', '出价', '售后申请', '计划', '通知', '游戏', '视图'],
  ms: ['mesej', 'bidaan', 'tuntutan', 'perancang', 'pemberitahuan', 'permainan', 'paparan'],
} as const

it('names in each language what is exported, and what becomes of it when the account is deleted', () => {
  for (const language of LANGUAGES) {
    const t = translateFor(language)
    const exported = t('profile.exportText')
    expect(WORDS[language].filter((word) => !exported.includes(word))).toEqual([])
    const deleted = ['profile.deleteGoes', 'profile.deleteWords', 'profile.deleteStays'] as const
    const said = deleted.map((key) => t(key).toLowerCase()).join(' ')
    expect(WORDS[language].slice(0, 4).filter((word) => !said.includes(word))).toEqual([])
  }
})

it('leads to what keeps an account from being deleted, and to us where there is no page for it', async () => {
  const buyer = asMember(SMALL.users.buyer, ROLE.BUYER)
  const { hurdles } = await loader(makeArgs(services(), '/user-profile/data', buyer))
  const ways = hurdles.map(({ code, ways }) => [code, ...ways.map(({ to }) => to)])
  expect(ways).toContainEqual(['ACCOUNT_HAS_OPEN_ORDERS', '/orders/user'])
  expect(waysPast('ACCOUNT_HAS_BALANCE', ROLE.SELLER)).toMatchObject([{ to: '/seller/balance' }])
  expect(waysPast('ACCOUNT_OWES', ROLE.SELLER)).toMatchObject([{ to: '/contact' }])
})
