import { CATEGORIES, type CategorySlug } from '../categories'
import { CATEGORY_WORDS } from '../category-words'
import { allowedTypos, countEdits, foldWord, MAX_SEARCH_LENGTH } from './search'

/**
 * Other words by which people mean a category as a whole, in English, Malay and Chinese. Words for a part of
 * one (shoes, tea) are not here: a search for those is for goods. Each word means one category.
 */
export const CATEGORY_SYNONYMS: Record<CategorySlug, readonly string[]> = {
  art: ['arts', 'artwork', 'kesenian', 'karya seni', '美术', '艺术品'],
  automotive: ['auto', 'car', 'cars', 'vehicle', 'kereta', 'kenderaan', '汽车', '车', '汽配'],
  beauty: ['cosmetics', 'makeup', 'make up', 'kosmetik', 'solekan', 'mekap', '美容', '化妆品', '彩妆'],
  beverage: ['beverages', 'drink', 'drinks', 'air minuman', '饮品', '喝的'],
  books: ['book', 'reading', 'kitab', 'bahan bacaan', '书', '书本', '图书', '书籍'],
  clothing: ['clothes', 'fashion', 'apparel', 'baju', 'busana', 'fesyen', '衣服', '服饰', '时装', '服装'],
  collectibles: ['collectible', 'collectables', 'antiques', 'koleksi', 'antik', '收藏', '古董'],
  electronics: ['electronic', 'gadget', 'gadgets', 'gajet', 'elektrik', '电子', '数码', '电器'],
  food: ['foods', 'groceries', 'makan', 'barangan runcit', '食物', '美食', '吃的'],
  garden: ['gardening', 'plants', 'kebun', 'berkebun', 'tanaman', '花园', '园艺用品', '植物'],
  health: ['healthcare', 'wellness', 'sihat', 'penjagaan kesihatan', '保健', '保健品', '医疗'],
  home: ['house', 'household', 'homeware', 'perabot', 'barangan rumah', '家', '居家', '家具', '家用'],
  jewelry: ['jewellery', 'jewels', 'perhiasan', 'aksesori emas', '珠宝', '首饰'],
  movies: ['movie', 'film', 'films', 'wayang', '影片', '影视'],
  music: ['musical', 'lagu', 'alat muzik', '乐器', '唱片'],
  office: ['stationery', 'alat tulis', 'opis', '文具', '办公', '办公室'],
  personal: ['personal care', 'toiletries', 'dandanan diri', '个护', '洗护'],
  pet: ['pets', 'animal', 'animals', 'haiwan', 'binatang', '动物', '宠物用品'],
  phone: ['phones', 'handphone', 'mobile', 'smartphone', 'telefon bimbit', 'fon', '电话', '智能手机'],
  services: ['service', 'servis', 'khidmat', '维修服务'],
  sports: ['sport', 'fitness', 'sukan dan riadah', 'riadah', '体育', '健身', '运动用品'],
  tools: ['tool', 'hardware', 'perkakas', 'alat', 'pertukangan', '五金', '工具箱'],
  toys: ['toy', 'permainan', 'barang mainan', '玩偶', '童玩'],
}

const normalise = (text: string): string =>
  foldWord(text.slice(0, MAX_SEARCH_LENGTH).normalize('NFKC')).trim().replace(/\s+/g, ' ')

/** Every word for a category, with the category it means; the names themselves come first. */
const MEANINGS: ReadonlyMap<string, CategorySlug> = new Map(
  CATEGORIES.flatMap(({ slug, name }) =>
    [...CATEGORY_SYNONYMS[slug], CATEGORY_WORDS[slug].cn, CATEGORY_WORDS[slug].ms, slug, name].map(
      (word): [string, CategorySlug] => [normalise(word), slug],
    ),
  ),
)

/** The category someone means who types just this; null when it is no word for one. */
export const categoryMeant = (text: string): CategorySlug | null => MEANINGS.get(normalise(text)) ?? null

/** A word that is meant exactly, begun, or mistyped; the less, the better. Null: nothing like it. */
function distance(typed: string, word: string): number | null {
  if (word === typed) return 0
  if (word.startsWith(typed)) return 1
  const limit = allowedTypos(typed.length)
  const edits = limit === 0 ? 1 : countEdits(typed, word, limit)
  return limit > 0 && edits <= limit ? 1 + edits : null
}

/** Categories that what is typed is a word for, the beginning of one, or a mistyped one; the nearest first. */
export function suggestCategories(text: string, limit: number): CategorySlug[] {
  const typed = normalise(text)
  if (typed === '') return []
  const nearest = new Map<CategorySlug, number>()
  for (const [word, slug] of MEANINGS) {
    const found = distance(typed, word)
    if (found !== null) nearest.set(slug, Math.min(found, nearest.get(slug) ?? Number.POSITIVE_INFINITY))
  }
  return [...nearest]
    .sort(([, a], [, b]) => a - b)
    .slice(0, limit)
    .map(([slug]) => slug)
}
