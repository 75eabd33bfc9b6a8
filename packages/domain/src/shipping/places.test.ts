import { describe, expect, it } from 'vitest'
import {
  addressLines,
  COUNTRY_CODES,
  isCountry,
  isMalaysianState,
  MALAYSIAN_STATES,
  stateOfPostcode,
  suggestedState,
} from './places'

describe('states', () => {
  it('are the sixteen, Johor to Putrajaya', () => {
    expect(MALAYSIAN_STATES).toHaveLength(16)
    expect(MALAYSIAN_STATES.at(0)).toMatchObject({ name: 'Johor', code: 'jhr' })
    expect(MALAYSIAN_STATES.at(-1)).toMatchObject({ name: 'Putrajaya', code: 'pjy' })
    const codes = MALAYSIAN_STATES.map((state) => state.code)
    expect(new Set(codes).size).toBe(16)
    for (const code of codes) expect(code).toMatch(/^[a-z]{3}$/)
  })

  it.each([
    ['kul', 'Kuala Lumpur'],
    ['png', 'Pulau Pinang'],
    ['sgr', 'Selangor'],
  ])('%s is %s', (code, name) => {
    expect(isMalaysianState(code)).toBe(true)
    expect(MALAYSIAN_STATES.find((state) => state.code === code)?.name).toBe(name)
  })

  it('knows no others', () => {
    for (const code of ['', 'KUL', 'kl', 'sgp', 'constructor']) expect(isMalaysianState(code)).toBe(false)
  })
})

describe('stateOfPostcode', () => {
  it.each([
    ['01000', 'pls', 'Kangar'],
    ['02600', 'pls', 'Arau'],
    ['05000', 'kdh', 'Alor Setar'],
    ['07000', 'kdh', 'Langkawi'],
    ['09000', 'kdh', 'Kulim'],
    ['34950', 'kdh', 'Bandar Baharu'],
    ['14290', 'kdh', 'Bandar Baharu'],
    ['14300', 'png', 'Nibong Tebal'],
    ['10200', 'png', 'George Town'],
    ['15000', 'ktn', 'Kota Bharu'],
    ['18500', 'ktn', 'Machang'],
    ['20000', 'trg', 'Kuala Terengganu'],
    ['24000', 'trg', 'Kemaman'],
    ['25000', 'phg', 'Kuantan'],
    ['28700', 'phg', 'Bentong'],
    ['39000', 'phg', 'Cameron Highlands'],
    ['49000', 'phg', 'Bukit Fraser'],
    ['69000', 'phg', 'Genting Highlands'],
    ['30000', 'prk', 'Ipoh'],
    ['31900', 'prk', 'Kampar'],
    ['34000', 'prk', 'Taiping'],
    ['36000', 'prk', 'Teluk Intan'],
    ['40000', 'sgr', 'Shah Alam'],
    ['48000', 'sgr', 'Rawang'],
    ['63000', 'sgr', 'Cyberjaya'],
    ['64000', 'sgr', 'KLIA'],
    ['68000', 'sgr', 'Ampang'],
    ['50450', 'kul', 'Kuala Lumpur'],
    ['60000', 'kul', 'Taman Tun Dr Ismail'],
    ['62000', 'pjy', 'Putrajaya'],
    ['70000', 'nsn', 'Seremban'],
    ['73000', 'nsn', 'Tampin'],
    ['75000', 'mlk', 'Melaka'],
    ['78000', 'mlk', 'Alor Gajah'],
    ['79100', 'jhr', 'Iskandar Puteri'],
    ['86800', 'jhr', 'Mersing'],
    ['87000', 'lbn', 'Labuan'],
    ['88000', 'sbh', 'Kota Kinabalu'],
    ['91000', 'sbh', 'Tawau'],
    ['93000', 'swk', 'Kuching'],
    ['98000', 'swk', 'Miri'],
  ])('%s is %s (%s)', (postcode, state) => {
    expect(stateOfPostcode(postcode)).toBe(state)
  })

  it.each(['00000', '03000', '19000', '29000', '38000', '61000', '67000', '74000', '92000', '99000'])(
    '%s is in use nowhere',
    (postcode) => {
      expect(stateOfPostcode(postcode)).toBeNull()
    },
  )

  it.each(['', '5045', '504500', '5O450', ' 50450', '50450\n', '-5045'])('%j is no postcode', (postcode) => {
    expect(stateOfPostcode(postcode)).toBeNull()
  })

  it('no two states claim the same area', () => {
    const areas = MALAYSIAN_STATES.flatMap((state) =>
      state.postcodes.flatMap(([from, to]) =>
        Array.from({ length: to - from + 1 }, (_, step) => from + step),
      ),
    )
    expect(new Set(areas).size).toBe(areas.length)
  })
})

describe('the state that a form fills in', () => {
  it('is that of the postcode while none is chosen, and changes with the postcode', () => {
    expect(suggestedState('50000', '', undefined)).toBe('kul')
    expect(suggestedState('93400', 'kul', 'kul')).toBe('swk')
    expect(suggestedState('9340', 'kul', 'kul')).toBeNull()
  })

  it('is never another than the member chose', () => {
    expect(suggestedState('50000', 'swk', undefined)).toBeNull()
    expect(suggestedState('50000', 'swk', 'jhr')).toBeNull()
  })
})

describe('countries', () => {
  it('are each there once, Malaysia first, and have a name', () => {
    expect(COUNTRY_CODES[0]).toBe('MY')
    expect(COUNTRY_CODES).toHaveLength(249)
    expect(new Set(COUNTRY_CODES).size).toBe(249)
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    expect(COUNTRY_CODES.filter((code) => names.of(code) === undefined)).toEqual([])
  })

  it('are known in capitals only', () => {
    expect(isCountry('SG')).toBe(true)
    for (const code of ['sg', 'SGP', 'XX', '', 'UK', 'EU']) expect(isCountry(code)).toBe(false)
  })
})

describe('the lines of an address', () => {
  const home = { line1: '8 Jalan Ampang', line2: null, postcode: '50450', city: 'Kuala Lumpur', state: 'kul' }

  it('name a state by its name, and not beside a city that is one', () => {
    expect(addressLines(home, 'Malaysia')).toEqual(['8 Jalan Ampang', '50450 Kuala Lumpur', 'Malaysia'])
    expect(addressLines({ ...home, line2: 'Unit 3', city: 'Ipoh', state: 'prk' })).toEqual([
      '8 Jalan Ampang',
      'Unit 3',
      '50450 Ipoh',
      'Perak',
    ])
  })

  it('leave out what is not known', () => {
    expect(addressLines({ ...home, postcode: null, state: 'Bayern' }, '')).toEqual([
      '8 Jalan Ampang',
      'Kuala Lumpur',
      'Bayern',
    ])
  })
})
