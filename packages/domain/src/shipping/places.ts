export interface MalaysianState {
  name: string
  /** Three-letter lowercase code of the contract. */
  code: string
  /** First two digits of the postcodes in use there (Pos Malaysia). */
  postcodes: readonly (readonly [from: number, to: number])[]
}

/** The sixteen states and federal territories, Johor to Putrajaya. */
export const MALAYSIAN_STATES = [
  { name: 'Johor', code: 'jhr', postcodes: [[79, 86]] },
  { name: 'Kedah', code: 'kdh', postcodes: [[5, 9]] },
  { name: 'Kelantan', code: 'ktn', postcodes: [[15, 18]] },
  { name: 'Melaka', code: 'mlk', postcodes: [[75, 78]] },
  { name: 'Negeri Sembilan', code: 'nsn', postcodes: [[70, 73]] },
  {
    name: 'Pahang',
    code: 'phg',
    postcodes: [
      [25, 28],
      [39, 39],
      [49, 49],
      [69, 69],
    ],
  },
  { name: 'Perak', code: 'prk', postcodes: [[30, 36]] },
  { name: 'Perlis', code: 'pls', postcodes: [[1, 2]] },
  { name: 'Pulau Pinang', code: 'png', postcodes: [[10, 14]] },
  { name: 'Sabah', code: 'sbh', postcodes: [[88, 91]] },
  { name: 'Sarawak', code: 'swk', postcodes: [[93, 98]] },
  {
    name: 'Selangor',
    code: 'sgr',
    postcodes: [
      [40, 48],
      [63, 64],
      [68, 68],
    ],
  },
  { name: 'Terengganu', code: 'trg', postcodes: [[20, 24]] },
  { name: 'Kuala Lumpur', code: 'kul', postcodes: [[50, 60]] },
  { name: 'Labuan', code: 'lbn', postcodes: [[87, 87]] },
  { name: 'Putrajaya', code: 'pjy', postcodes: [[62, 62]] },
] as const satisfies readonly MalaysianState[]

interface Place {
  line1: string | null
  line2: string | null
  postcode: string | null
  city: string | null
  state: string | null
}

/**
 * The lines of an address as on an envelope, without whose it is.
 * @param countryName in the reader's language; left out where it is not asked for
 */
export function addressLines({ line1, line2, postcode, city, state }: Place, countryName?: string): string[] {
  const stateName = MALAYSIAN_STATES.find(({ code }) => code === state)?.name ?? state
  const town = [postcode, city].filter(Boolean).join(' ')
  // Kuala Lumpur is its own state: once is enough.
  const region = stateName === city ? '' : stateName
  return [line1, line2, town, region, countryName].flatMap((line) => line || [])
}

export const isMalaysianState = (code: string): boolean =>
  MALAYSIAN_STATES.some((state) => state.code === code)

/** Delivered from across the border: these are in Kedah, though their areas are Penang's and Perak's. */
const POSTCODES_ELSEWHERE: ReadonlyMap<string, string> = new Map([
  ['14290', 'kdh'],
  ['14390', 'kdh'],
  ['34950', 'kdh'],
])

/** The state a Malaysian postcode usually belongs to, as a suggestion; null when no state uses it. */
export function stateOfPostcode(postcode: string): string | null {
  if (!/^\d{5}$/.test(postcode)) return null
  const elsewhere = POSTCODES_ELSEWHERE.get(postcode)
  if (elsewhere !== undefined) return elsewhere
  const area = Number(postcode.slice(0, 2))
  const found = MALAYSIAN_STATES.find((state) =>
    state.postcodes.some(([from, to]) => area >= from && area <= to),
  )
  return found?.code ?? null
}

/**
 * The state a form shows once a postcode is typed; null to leave it. What a member chose themselves stays.
 * @param chosen what the form shows
 * @param filled what was filled in for them before
 */
export const suggestedState = (
  postcode: string,
  chosen: string,
  filled: string | undefined,
): string | null => (chosen === '' || chosen === filled ? stateOfPostcode(postcode) : null)

/** ISO 3166-1 alpha-2, Malaysia first. Names come from Intl.DisplayNames in the reader's language. */
export const COUNTRY_CODES: readonly string[] = (
  'MY AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP ' +
  'KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS ' +
  'MT MU MV MW MX MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU ' +
  'RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ ' +
  'UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ')

const COUNTRIES: ReadonlySet<string> = new Set(COUNTRY_CODES)

export const isCountry = (code: string): boolean => COUNTRIES.has(code)
