import type { Language } from '../kernel/languages'
import type { Choices, Names } from './attribute-choices'
import * as common from './attribute-choices'
import type { CategorySlug } from './categories'
import * as special from './category-choices'

interface Named {
  names: Names
}
interface ChoiceAttribute extends Named {
  kind: 'choice'
  choices: Choices
}
interface TextAttribute extends Named {
  kind: 'text'
  /** Whether people search for it: its value is in the word index, and leads to the search for it. */
  isSearched?: true
  /** A book number, with a digit that checks the others. */
  isIsbn?: true
}
interface NumberAttribute extends Named {
  kind: 'number'
  least: number
  most: number
  /** Behind the number; none for a year. */
  unit?: Names
}
export type Attribute = ChoiceAttribute | TextAttribute | NumberAttribute

const names = (en: string, cn: string, ms: string): Names => ({ en, cn, ms })
const unit = (sign: string): Names => names(sign, sign, sign)

/**
 * What sellers may specify of items, beside what every item has ("item specifics", "category metafields"). A choice is a
 * facet of its categories: its key is the name in addresses and in REST.
 */
export const ATTRIBUTES = {
  technique: { kind: 'choice', names: names('Technique', '技法', 'Teknik'), choices: special.TECHNIQUES },
  vehicle: { kind: 'choice', names: names('For', '适用车辆', 'Untuk'), choices: special.VEHICLES },
  skin: { kind: 'choice', names: names('Skin type', '肤质', 'Jenis kulit'), choices: special.SKIN_TYPES },
  audience: { kind: 'choice', names: names('For', '适用人群', 'Untuk'), choices: common.AUDIENCES },
  size: { kind: 'choice', names: names('Size', '尺码', 'Saiz'), choices: common.SIZES },
  colour: { kind: 'choice', names: names('Colour', '颜色', 'Warna'), choices: common.COLOURS },
  material: { kind: 'choice', names: names('Material', '材质', 'Bahan'), choices: common.MATERIALS },
  age: { kind: 'choice', names: names('Age', '适用年龄', 'Umur'), choices: common.AGES },
  language: { kind: 'choice', names: names('Language', '语言', 'Bahasa'), choices: common.LANGUAGES_USED },
  format: { kind: 'choice', names: names('Format', '装帧', 'Format'), choices: common.BOOK_FORMATS },
  medium: { kind: 'choice', names: names('Medium', '介质', 'Medium'), choices: common.MEDIA },
  halal: { kind: 'choice', names: names('Halal', '清真', 'Halal'), choices: special.HALAL },
  diet: { kind: 'choice', names: names('Diet', '饮食', 'Diet'), choices: special.DIETS },
  storing: { kind: 'choice', names: names('Storage', '储存方式', 'Penyimpanan'), choices: special.STORING },
  era: { kind: 'choice', names: names('Era', '年代', 'Zaman'), choices: special.ERAS },
  power: { kind: 'choice', names: names('Power', '供电方式', 'Kuasa'), choices: special.POWERS },
  storage: { kind: 'choice', names: names('Storage', '存储容量', 'Storan'), choices: special.STORAGES },
  light: { kind: 'choice', names: names('Light', '光照', 'Cahaya'), choices: special.LIGHTS },
  dosage: { kind: 'choice', names: names('Form', '剂型', 'Bentuk'), choices: special.DOSAGE_FORMS },
  room: { kind: 'choice', names: names('Room', '房间', 'Bilik'), choices: special.ROOMS },
  metal: { kind: 'choice', names: names('Metal', '金属', 'Logam'), choices: special.METALS },
  gemstone: { kind: 'choice', names: names('Gemstone', '宝石', 'Batu permata'), choices: special.GEMSTONES },
  paper: {
    kind: 'choice',
    names: names('Paper size', '纸张尺寸', 'Saiz kertas'),
    choices: special.PAPER_SIZES,
  },
  animal: { kind: 'choice', names: names('For', '适用宠物', 'Untuk'), choices: special.ANIMALS },
  phone: { kind: 'choice', names: names('Fits', '适用手机', 'Sesuai untuk'), choices: special.PHONES },
  service: {
    kind: 'choice',
    names: names('Type of service', '服务类型', 'Jenis perkhidmatan'),
    choices: special.SERVICE_KINDS,
  },
  sport: { kind: 'choice', names: names('Sport', '运动项目', 'Sukan'), choices: special.SPORTS },
  brand: { kind: 'text', names: names('Brand', '品牌', 'Jenama'), isSearched: true },
  author: { kind: 'text', names: names('Author', '作者', 'Pengarang'), isSearched: true },
  artist: { kind: 'text', names: names('Artist', '艺术家', 'Artis'), isSearched: true },
  director: { kind: 'text', names: names('Director', '导演', 'Pengarah'), isSearched: true },
  isbn: { kind: 'text', names: names('ISBN', 'ISBN', 'ISBN'), isIsbn: true },
  pages: {
    kind: 'number',
    names: names('Pages', '页数', 'Halaman'),
    least: 1,
    most: 10_000,
  },
  year: { kind: 'number', names: names('Year', '年份', 'Tahun'), least: 1000, most: 2100 },
  volume: {
    kind: 'number',
    names: names('Volume', '容量', 'Isi padu'),
    least: 1,
    most: 100_000,
    unit: unit('ml'),
  },
  content: {
    kind: 'number',
    names: names('Net content', '净含量', 'Kandungan bersih'),
    least: 1,
    most: 100_000,
    unit: unit('g'),
  },
  warranty: {
    kind: 'number',
    names: names('Warranty', '保修', 'Waranti'),
    least: 1,
    most: 240,
    unit: names('months', '个月', 'bulan'),
  },
} as const satisfies Record<string, Attribute>

export type AttributeKey = keyof typeof ATTRIBUTES
/** Attributes of which one value among several is chosen: they are facets. */
export type ChoiceKey = {
  [Key in AttributeKey]: (typeof ATTRIBUTES)[Key]['kind'] extends 'choice' ? Key : never
}[AttributeKey]

/** In the order of the form, of the item's page and of the facets. */
export const CATEGORY_ATTRIBUTES: Record<CategorySlug, readonly AttributeKey[]> = {
  art: ['technique', 'artist', 'colour', 'material', 'year'],
  automotive: ['vehicle', 'brand', 'colour', 'material', 'warranty'],
  beauty: ['skin', 'brand', 'halal', 'volume'],
  beverage: ['halal', 'diet', 'storing', 'brand', 'volume'],
  books: ['author', 'language', 'format', 'isbn', 'pages', 'year'],
  clothing: ['audience', 'size', 'colour', 'material', 'brand'],
  collectibles: ['era', 'material', 'year'],
  electronics: ['brand', 'power', 'storage', 'colour', 'warranty'],
  food: ['halal', 'diet', 'storing', 'brand', 'content'],
  garden: ['light', 'material', 'colour', 'brand'],
  health: ['dosage', 'halal', 'brand', 'content'],
  home: ['room', 'material', 'colour', 'brand'],
  jewelry: ['metal', 'gemstone', 'audience', 'brand'],
  movies: ['medium', 'language', 'director', 'year'],
  music: ['medium', 'artist', 'language', 'year'],
  office: ['paper', 'material', 'colour', 'brand'],
  personal: ['audience', 'halal', 'brand', 'volume'],
  pet: ['animal', 'material', 'brand', 'content'],
  phone: ['phone', 'brand', 'storage', 'colour', 'warranty'],
  services: ['service', 'language'],
  sports: ['sport', 'audience', 'size', 'colour', 'brand'],
  tools: ['power', 'material', 'brand', 'warranty'],
  toys: ['age', 'material', 'colour', 'brand'],
}

export const isAttribute = (text: string): text is AttributeKey => Object.hasOwn(ATTRIBUTES, text)
export const attributeOf = (key: AttributeKey): Attribute => ATTRIBUTES[key]
export const ATTRIBUTE_KEYS: readonly AttributeKey[] = Object.keys(ATTRIBUTES).filter(isAttribute)
const isChoice = (key: AttributeKey): key is ChoiceKey => ATTRIBUTES[key].kind === 'choice'
export const CHOICE_KEYS: readonly ChoiceKey[] = ATTRIBUTE_KEYS.filter(isChoice)

const NONE: readonly AttributeKey[] = []
const BY_CATEGORY: ReadonlyMap<string, readonly AttributeKey[]> = new Map(Object.entries(CATEGORY_ATTRIBUTES))
/** None for what is no category, such as that of a draft. */
export const attributesOf = (category: string): readonly AttributeKey[] => BY_CATEGORY.get(category) ?? NONE

const CHOICES_BY_CATEGORY: ReadonlyMap<string, readonly ChoiceKey[]> = new Map(
  [...BY_CATEGORY].map(([category, keys]) => [category, keys.filter(isChoice)]),
)
const NO_CHOICES: readonly ChoiceKey[] = []
/** The attributes of a category that are facets; none without a category. */
export const choicesOf = (category: string | undefined): readonly ChoiceKey[] =>
  CHOICES_BY_CATEGORY.get(category ?? '') ?? NO_CHOICES

/** The values of an item. An attribute that is left out is not specified. */
export type AttributeValues = { readonly [Key in AttributeKey]?: string }

/** What has a value, in the order of the category; other attributes are left out. */
export const listAttributes = (
  category: string,
  values: AttributeValues,
): { key: AttributeKey; value: string }[] =>
  attributesOf(category).flatMap((key) => {
    const value = values[key]
    return value === undefined || value === '' ? [] : [{ key, value }]
  })

/** Only what items of a category have. */
export const pickAttributes = (category: string, values: AttributeValues): AttributeValues =>
  Object.fromEntries(listAttributes(category, values).map(({ key, value }) => [key, value]))

export const nameAttribute = (language: Language, key: AttributeKey): string =>
  ATTRIBUTES[key].names[language]

/** A value in words. What is no choice any more stays as it is. */
export function describeAttribute(language: Language, key: AttributeKey, value: string): string {
  const attribute = attributeOf(key)
  if (attribute.kind === 'choice') return attribute.choices[value]?.[language] ?? value
  return attribute.kind === 'number' && attribute.unit ? `${value} ${attribute.unit[language]}` : value
}

/** What an item is searched by, beside its title and description. */
export const searchedAttributes = (values: AttributeValues): string =>
  ATTRIBUTE_KEYS.flatMap((key) => {
    const attribute = attributeOf(key)
    return attribute.kind === 'text' ? (values[key] ?? []) : []
  }).join(' ')
