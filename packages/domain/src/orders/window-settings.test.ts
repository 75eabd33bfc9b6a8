import { describe, expect, it } from 'vitest'
import { readMarketSettings } from '../platform/market-settings'
import { settingEffects } from '../platform/setting-effects'
import { settingsSchemas, valuesOf, withValues } from '../platform/setting-sections'
import { USUAL_WINDOWS } from './protection'

const NONE = new Map<string, string>()
const parse = (values: Record<string, string>) =>
  settingsSchemas.windows.safeParse({ ...valuesOf('windows', NONE), ...values })
const problemsOf = (values: Record<string, string>) =>
  parse(values).error?.issues.map(({ path, message }) => [path.join(), message])

describe('windows', () => {
  it('are the usual ones until others are set', () => {
    expect(readMarketSettings(NONE).windows).toEqual({
      ...USUAL_WINDOWS,
      ...{ sellerAnswerDays: 3, buyerAnswerDays: 7, returnDays: 14, decideDays: 3 },
    })
    expect(USUAL_WINDOWS).toEqual({ shipDays: 14, remindDays: 3, protectDays: 7 })
    expect(readMarketSettings(new Map([['windowProtectDays', '3000']])).windows.protectDays).toBe(7)
  })

  it.each([
    [{ protect: '0' }, [['protect', 'settingRange']]],
    [{ protect: '31' }, [['protect', 'settingRange']]],
    [{ protect: '7.5' }, [['protect', 'settingNumber']]],
    [{ ship: '' }, [['ship', 'settingNumber']]],
    [{ ship: '-3' }, [['ship', 'settingNumber']]],
    [{ ship: '5', remind: '5' }, [['remind', 'remindTooLate']]],
  ])('%o are refused at their field', (values, problems) => {
    expect(problemsOf(values)).toEqual(problems)
  })

  it('say what becomes another', () => {
    const values = parse({ protect: ' 10 ' }).data ?? {}
    const after = readMarketSettings(withValues(NONE, 'windows', values))
    expect(settingEffects('windows', readMarketSettings(NONE), after)).toEqual([
      { kind: 'window_protect', values: { before: '7', after: '10' } },
    ])
  })
})
