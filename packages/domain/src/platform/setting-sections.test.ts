import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DomainError } from '../kernel/errors'
import { sen } from '../kernel/money'
import { DEFAULT_RATES, splitParcel } from '../payments/fees'
import { SHIPPING_ZONES } from '../shipping/shipping'
import { anySen } from '../testing/helpers'
import { readMarketSettings } from './market-settings'
import { settingEffects } from './setting-effects'
import { parseSettings, type SettingSection, valuesOf, withValues } from './setting-sections'

const NONE = new Map<string, string>()
const post = (section: SettingSection, values: Record<string, string>) =>
  parseSettings(section, { ...valuesOf(section, NONE), version: '0', reason: 'A try', ...values })

function problemsOf(section: SettingSection, values: Record<string, string>): Record<string, string> {
  try {
    post(section, values)
  } catch (error) {
    if (error instanceof DomainError) return error.fields
    throw error
  }
  return {}
}

/** What holds once a section was set. */
const after = (section: SettingSection, values: Record<string, string>) =>
  readMarketSettings(withValues(NONE, section, post(section, values).values))

describe('settings that nobody has set', () => {
  it('are the usual ones', () => {
    expect(readMarketSettings(NONE)).toMatchObject({ feeRates: DEFAULT_RATES, zones: SHIPPING_ZONES })
  })

  it('stand in for what makes no sense in the database', () => {
    const broken = new Map([
      ['feePercent', '8000'],
      ['resellerPercent', 'none'],
      ['shipZone1Base', '-6'],
    ])
    expect(readMarketSettings(broken)).toMatchObject({ feeRates: DEFAULT_RATES, zones: SHIPPING_ZONES })
  })
})

describe('fees', () => {
  it('are read as they are typed', () => {
    expect(post('fees', { fee: ' 9.50 %', reseller: '2.25' }).values).toEqual({
      fee: '9.5',
      reseller: '2.25',
    })
    expect(after('fees', { fee: '9.5', reseller: '2.25' }).feeRates).toEqual({
      sellerBps: 9_050,
      resellerBps: 225,
    })
  })

  it.each([
    [
      { fee: '0', reseller: '0' },
      { fee: 'settingRange', reseller: 'settingRange' },
    ],
    [{ fee: '800' }, { fee: 'settingRange' }],
    [{ fee: '8000' }, { fee: 'settingNumber' }],
    [{ fee: '-8' }, { fee: 'settingNumber' }],
    [{ fee: '8,5' }, { fee: 'settingNumber' }],
    [{ fee: '' }, { fee: 'settingNumber' }],
    [{ reseller: '0' }, { reseller: 'settingRange' }],
    [{ fee: '2', reseller: '2.01' }, { reseller: 'shareAboveFee' }],
    [{ reason: ' ' }, { reason: 'required' }],
  ])('%o are refused at their field', (values, problems) => {
    expect(problemsOf('fees', values)).toEqual(problems)
  })

  it('say what an order pays before and after', () => {
    expect(settingEffects('fees', readMarketSettings(NONE), after('fees', { fee: '9' }))).toEqual([
      { kind: 'fee', values: { amount: 'RM 100.00', before: 'RM 8.00', after: 'RM 9.00' } },
      { kind: 'sellerGets', values: { amount: 'RM 100.00', before: 'RM 92.00', after: 'RM 91.00' } },
    ])
  })

  it('split every amount to the sen, whichever of them is set', () => {
    const hundredths = (least: number, most: number) =>
      fc.integer({ min: least, max: most }).map((bps) => (bps / 100).toString())
    fc.assert(
      fc.property(
        hundredths(100, 3_000),
        hundredths(10, 100),
        anySen(),
        anySen(),
        fc.boolean(),
        (fee, reseller, itemMoney, shipping, isRecruited) => {
          const { feeRates } = after('fees', { fee, reseller })
          const parts = splitParcel({ itemMoney, shipping }, feeRates, isRecruited)
          expect(parts.seller + parts.platform + parts.reseller).toBe(itemMoney + shipping)
          expect(Math.min(parts.seller, parts.platform, parts.reseller)).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })
})

describe('shipping zones', () => {
  it('are read as they are typed', () => {
    const { zones } = after('zones', { Zone1Base: '7', Zone2Countries: 'jp kr,in; nz' })
    expect(zones[0]).toMatchObject({ name: 'Zone1', baseFee: sen(700), perKgFee: sen(100) })
    expect(zones[1]?.countries).toEqual(['JP', 'KR', 'IN', 'NZ'])
    expect(zones[5]?.countries).toEqual([])
  })

  it.each([
    [{ Zone1Base: '0' }, { Zone1Base: 'settingRange' }],
    [{ DefaultPerKg: '12000' }, { DefaultPerKg: 'settingRange' }],
    [{ Zone2Countries: 'JP, Korea' }, { Zone2Countries: 'countryCodes' }],
    [{ Zone3Countries: 'GB, JP' }, { Zone3Countries: 'countryCodes' }],
    [{ Zone1Countries: 'SG' }, { Zone1Countries: 'countryCodes' }],
  ])('%o are refused at their field', (values, problems) => {
    expect(problemsOf('zones', values)).toEqual(problems)
  })

  it('say what a parcel costs before and after, and which country moves', () => {
    const before = readMarketSettings(NONE)
    expect(settingEffects('zones', before, after('zones', { Zone1PerKg: '1.75' }))).toEqual([
      { kind: 'shipping', values: { country: 'MY', kg: '2', before: 'RM 8.00', after: 'RM 9.50' } },
    ])
    expect(
      settingEffects('zones', before, after('zones', { Zone1Countries: 'MY, SG, TH, ID, PH, VN, AU' })),
    ).toEqual([
      { kind: 'shipping', values: { country: 'AU', kg: '2', before: 'RM 144.00', after: 'RM 8.00' } },
    ])
  })
})
