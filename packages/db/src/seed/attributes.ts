import {
  ATTRIBUTE_KEYS,
  type AttributeKey,
  type AttributeValues,
  attributeOf,
  attributesOf,
  type CategorySlug,
} from '@pasar/domain'

/** What the attributes of a good are read from. */
export interface DescribedGood {
  title: string
  description: string
  category: CategorySlug
  /** Whose own things it may be. */
  maker: string
}

/** Words that tell a value, beside its own in English. The first that is found counts. */
const WORDS: Partial<Record<AttributeKey, Readonly<Record<string, RegExp>>>> = {
  audience: {
    men: /\bmen’s|for men|baju melayu|songkok|samping|shav|beard|razor/i,
    children: /\bkids|children/i,
    babies: /\bbaby|toddler/i,
    women: /kebaya|kurung|tudung|saree|cheongsam|women|make-?up|nyonya/i,
  },
  language: {
    several: /dwibahasa|facing pages|in malay, english|bilingual|学华语/i,
    tamil: /tamil/i,
    malay: /bahasa|kereta api|pantun|jawi|keroncong|hikayat|rock kapak/i,
    chinese: /mandarin|功夫|华语|民歌/,
  },
  format: {
    audiobook: /audiobook/i,
    'e-book': /e-book|\bpdf\b|epub|printable/i,
    'board-book': /board book/i,
    comic: /comic/i,
    hardcover: /hardcover|clothbound|atlas/i,
  },
  medium: {
    dvd: /\bdvds?\b/i,
    cd: /\bcds?\b/i,
    vinyl: /vinyl|\blp\b|7”/i,
    cassette: /cassette/i,
    download: /download|mp3/i,
  },
  technique: {
    supplies: /paint set|brush|kit\b|paper|pad\b|easel|tubes/i,
    painting: /acrylic|painting|oil on|watercolour/i,
    photograph: /photograph/i,
    carving: /carv/i,
    textile: /batik|songket|weav|silk/i,
    print: /print|poster|linocut|calligraphy/i,
  },
  sport: {
    outdoors: /camp|hik|trek|tent|hammock|kayak|backpack/i,
    fitness: /yoga|dumbbell|gym|resistance|mat\b/i,
    cycling: /bike|cycl/i,
    swimming: /swim|goggle|snorkel/i,
    running: /\brun(?:ning|ner)/i,
    'sepak-takraw': /takraw/i,
  },
  animal: {
    dog: /\bdog|dental chew|leash/i,
    cat: /\bcat|kitten|litter|scratch|feather wand/i,
    fish: /fish|arowana|betta|aquarium/i,
    small: /hamster|rabbit|guinea/i,
    bird: /bird|parrot/i,
  },
  service: {
    repair: /repair|wireman|plumb|locksmith|fix|service\b/i,
    cleaning: /clean|wash/i,
    lessons: /lesson|class|tutor|tuition|course|learn|workshop/i,
    photography: /photo|video/i,
    events: /wedding|event|cater|party|mc\b/i,
    home: /paint|garden|moving|lorry|install/i,
    care: /massage|henna|make-?up|hair|urut|groom/i,
    design: /design|logo|translat|write|help/i,
  },
  vehicle: { motorcycle: /helmet|motorcycle|rider|scooter/i, car: /sedan|\bcar\b|windscreen|seat|dash/i },
  power: {
    solar: /solar/i,
    usb: /usb/i,
    rechargeable: /rechargeable|cordless|wireless|power bank|batteries|li-ion|\d{4} ?mah/i,
    hand: /hammer|ladder|pliers|hand |saw\b|spanner|screwdriver/i,
    mains: /\d W\b|watt|plug|mains/i,
  },
  phone: { apple: /iphone|lightning/i, android: /android/i },
  dosage: {
    tablets: /tablet/i,
    capsules: /capsule/i,
    powder: /powder|sachet/i,
    balm: /balm|oil|minyak/i,
    liquid: /syrup|\bml\b|drops|tonic/i,
    device: /monitor|thermometer|massager|meter/i,
  },
  room: {
    kitchen: /kitchen|pot\b|wok|mortar|cup|mug|plate|bowl|lesung|tray/i,
    bathroom: /bath|towel/i,
    bedroom: /bed|pillow|bantal|blanket|sheet/i,
    outdoors: /outdoor|garden|porch|balcony/i,
  },
  skin: { sensitive: /sensitive|baby/i, oily: /oil control|oily|matte/i, dry: /butter|dry skin|nourish/i },
  diet: {
    'sugar-free': /no sugar|sugar-free|kosong|kurang manis/i,
    vegan: /coconut water|chrysanthemum|infusion|black tea|tempeh/i,
    vegetarian: /vegetarian|tofu|soy/i,
  },
  storing: { frozen: /frozen/i, chilled: /chilled|fridge|fresh/i },
  light: { shade: /shade|fern|orchid/i, half: /indoor|morning sun|half/i },
  age: {
    '0-2': /baby|rattle|toddler/i,
    '3-5': /ages? 3|preschool|wooden|board/i,
    '9-12': /ages? (?:8|9|10)/i,
  },
  metal: { pewter: /pewter/i, 'rose-gold': /rose gold/i, brass: /brass/i, silver: /silver|925/i },
  gemstone: { jade: /\bjade|玉/i, pearl: /pearl/i },
}

/** What most things of a category are, where nothing is said. */
const USUAL: Partial<Record<CategorySlug, AttributeValues>> = {
  automotive: { vehicle: 'any' },
  beauty: { skin: 'all', halal: 'certified' },
  beverage: { halal: 'certified', storing: 'room' },
  books: { format: 'paperback', language: 'english' },
  clothing: { audience: 'unisex' },
  food: { halal: 'certified', storing: 'room' },
  garden: { light: 'sun' },
  jewelry: { audience: 'women' },
  movies: { language: 'malay' },
  music: { language: 'malay' },
  personal: { audience: 'unisex' },
  phone: { phone: 'any' },
  services: { service: 'home', language: 'malay' },
  sports: { sport: 'other' },
  toys: { age: '6-8' },
}

const AUTHORS = [
  'Aminah Zulkifli',
  'Tan Mei Ling',
  'Rajan Pillai',
  'Faridah Osman',
  'Lim Chee Keong',
  'Kavitha Nair',
  'Ismail Rahman',
  'Jerome Anak Ugat',
]
/** What has some colour, though nothing tells it. */
const DRAWN: Partial<Record<CategorySlug, readonly AttributeKey[]>> = {
  clothing: ['colour'],
  electronics: ['colour'],
  phone: ['colour'],
}
const COMMON_COLOURS = ['black', 'white', 'blue', 'grey']

/** The same for the same text, whatever else is drawn. */
function hashOf(text: string): number {
  let hash = 2_166_136_261
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619) >>> 0
  return hash
}
const pick = <T>(values: readonly T[], text: string): T | undefined => values[hashOf(text) % values.length]

function listWords(key: AttributeKey): [value: string, words: RegExp][] {
  const attribute = attributeOf(key)
  if (attribute.kind !== 'choice') return []
  const named = Object.entries(attribute.choices).flatMap(([value, { en }]): [string, RegExp][] =>
    en.length > 2 ? [[value, new RegExp(`\\b${en}\\b`, 'i')]] : [],
  )
  return [...Object.entries(WORDS[key] ?? {}), ...named]
}
const WORDS_OF = new Map(ATTRIBUTE_KEYS.map((key) => [key, listWords(key)]))

/** What stands in the title comes first. */
function findChoice(key: AttributeKey, { title, description }: DescribedGood): string | undefined {
  const words = WORDS_OF.get(key) ?? []
  const found = words.find(([, word]) => word.test(title)) ?? words.find(([, word]) => word.test(description))
  return found?.[0]
}

const ERAS: readonly (readonly [before: number, era: string])[] = [
  [1900, 'before-1900'],
  [1950, '1900-1949'],
  [1980, '1950-1979'],
  [2000, '1980-1999'],
]
const eraOf = (year: string | undefined): string | undefined =>
  year === undefined ? undefined : (ERAS.find(([before]) => Number(year) < before)?.[1] ?? '2000')

/** Instruments, players and projectors are sold beside recordings, and are none. */
const isNone = ({ category }: DescribedGood, { medium }: AttributeValues): boolean =>
  (category === 'movies' || category === 'music') && medium === undefined

const numberIn = (text: string, pattern: RegExp, factor = 1): string | undefined => {
  const found = pattern.exec(text)?.[1]
  return found === undefined ? undefined : String(Number(found.replace(',', '')) * factor)
}

function findOther(key: AttributeKey, { title, maker }: DescribedGood, text: string): string | undefined {
  switch (key) {
    case 'author':
      return pick(AUTHORS, title)
    case 'artist':
      return pick(AUTHORS, `${title} art`)
    case 'director':
      return pick(AUTHORS, `${title} film`)
    case 'brand':
      return maker
    case 'pages':
      return numberIn(text, /(\d{2,4}) (?:ruled )?pages/)
    case 'year':
      return numberIn(text, /\b((?:18|19|20)\d\d)\b/)
    case 'volume':
      return numberIn(title, /\b(\d{1,4}) ml\b/) ?? numberIn(title, /\b(\d{1,2}) L\b/, 1_000)
    case 'content':
      return numberIn(title, /\b(\d{1,4}) g\b/) ?? numberIn(title, /\b(\d{1,2}) kg\b/, 1_000)
    default:
      return undefined
  }
}

/** The attributes of a good of the demo, from its words and what is usual in its category. Draws nothing. */
export function attributesOfGood(good: DescribedGood): AttributeValues {
  const { title, category } = good
  const text = `${title}. ${good.description}`
  const values: { [Key in AttributeKey]?: string } = {}
  for (const key of attributesOf(category)) {
    const drawn = DRAWN[category]?.includes(key) ? pick(COMMON_COLOURS, title) : undefined
    const value = findChoice(key, good) ?? findOther(key, good, text) ?? USUAL[category]?.[key] ?? drawn
    if (value !== undefined && !(isNone(good, values) && key !== 'medium')) values[key] = value
  }
  const era = category === 'collectibles' ? eraOf(values.year) : undefined
  return era === undefined ? values : { ...values, era }
}
