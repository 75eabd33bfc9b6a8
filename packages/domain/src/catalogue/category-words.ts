import type { Language } from '../kernel/languages'
import { CATEGORIES, type CategorySlug } from './categories'

/** What shoppers call the categories in Chinese and Malay; several words where people use several. */
export const CATEGORY_WORDS: Record<CategorySlug, Record<Exclude<Language, 'en'>, string>> = {
  art: { cn: '艺术', ms: 'Seni' },
  automotive: { cn: '汽车用品', ms: 'Automotif kereta' },
  beauty: { cn: '美妆', ms: 'Kecantikan' },
  beverage: { cn: '饮料', ms: 'Minuman' },
  books: { cn: '书籍', ms: 'Buku' },
  clothing: { cn: '服装', ms: 'Pakaian' },
  collectibles: { cn: '收藏品', ms: 'Barang koleksi' },
  electronics: { cn: '电子产品', ms: 'Elektronik' },
  food: { cn: '食品', ms: 'Makanan' },
  garden: { cn: '园艺', ms: 'Taman' },
  health: { cn: '健康', ms: 'Kesihatan' },
  home: { cn: '家居', ms: 'Rumah' },
  jewelry: { cn: '珠宝首饰', ms: 'Barang kemas' },
  movies: { cn: '电影', ms: 'Filem' },
  music: { cn: '音乐', ms: 'Muzik' },
  office: { cn: '办公用品', ms: 'Pejabat' },
  personal: { cn: '个人护理', ms: 'Penjagaan diri' },
  pet: { cn: '宠物', ms: 'Haiwan peliharaan' },
  phone: { cn: '手机', ms: 'Telefon' },
  services: { cn: '服务', ms: 'Perkhidmatan' },
  sports: { cn: '运动', ms: 'Sukan' },
  tools: { cn: '工具', ms: 'Alatan' },
  toys: { cn: '玩具', ms: 'Mainan' },
}

/** A category's name in every language, for the word index. */
export function listCategoryWords(slug: CategorySlug): string {
  const name = CATEGORIES.find((category) => category.slug === slug)?.name ?? slug
  const { cn, ms } = CATEGORY_WORDS[slug]
  return `${name} ${cn} ${ms}`
}
