import { LANGUAGES } from '@pasar/domain'
import { expect, it } from 'vitest'
import { translateFor } from '../../../i18n/language.server'

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
