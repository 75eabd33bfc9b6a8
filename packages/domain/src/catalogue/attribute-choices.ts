import type { Language } from '../kernel/languages'

/** A word in every language. */
export type Names = Readonly<Record<Language, string>>

/** The values of a choice list, by how they are kept. */
export type Choices = Readonly<Record<string, Names>>

/** The order of a list is the order in which it is shown. */
export const list = (
  ...rows: readonly (readonly [value: string, en: string, cn: string, ms: string])[]
): Choices => Object.fromEntries(rows.map(([value, en, cn, ms]) => [value, { en, cn, ms }]))

/* Values that items of several categories share. */

export const COLOURS = list(
  ['black', 'Black', '黑色', 'Hitam'],
  ['white', 'White', '白色', 'Putih'],
  ['grey', 'Grey', '灰色', 'Kelabu'],
  ['red', 'Red', '红色', 'Merah'],
  ['orange', 'Orange', '橙色', 'Jingga'],
  ['yellow', 'Yellow', '黄色', 'Kuning'],
  ['green', 'Green', '绿色', 'Hijau'],
  ['blue', 'Blue', '蓝色', 'Biru'],
  ['purple', 'Purple', '紫色', 'Ungu'],
  ['pink', 'Pink', '粉色', 'Merah jambu'],
  ['brown', 'Brown', '棕色', 'Coklat'],
  ['beige', 'Beige', '米色', 'Kuning air'],
  ['gold', 'Gold', '金色', 'Emas'],
  ['silver', 'Silver', '银色', 'Perak'],
  ['multicolour', 'Multicolour', '多色', 'Pelbagai warna'],
)

export const SIZES = list(
  ['xs', 'XS', 'XS', 'XS'],
  ['s', 'S', 'S', 'S'],
  ['m', 'M', 'M', 'M'],
  ['l', 'L', 'L', 'L'],
  ['xl', 'XL', 'XL', 'XL'],
  ['2xl', '2XL', '2XL', '2XL'],
  ['3xl', '3XL', '3XL', '3XL'],
  ['free', 'Free size', '均码', 'Saiz bebas'],
)

export const MATERIALS = list(
  ['cotton', 'Cotton', '棉', 'Kapas'],
  ['silk', 'Silk', '丝绸', 'Sutera'],
  ['linen', 'Linen', '亚麻', 'Linen'],
  ['wool', 'Wool', '羊毛', 'Bulu biri-biri'],
  ['polyester', 'Polyester', '聚酯纤维', 'Poliester'],
  ['denim', 'Denim', '牛仔布', 'Denim'],
  ['leather', 'Leather', '皮革', 'Kulit'],
  ['canvas', 'Canvas', '帆布', 'Kanvas'],
  ['wood', 'Wood', '木', 'Kayu'],
  ['bamboo', 'Bamboo', '竹', 'Buluh'],
  ['rattan', 'Rattan', '藤', 'Rotan'],
  ['paper', 'Paper', '纸', 'Kertas'],
  ['ceramic', 'Ceramic', '陶瓷', 'Seramik'],
  ['glass', 'Glass', '玻璃', 'Kaca'],
  ['stone', 'Stone', '石', 'Batu'],
  ['steel', 'Steel', '钢', 'Keluli'],
  ['iron', 'Iron', '铁', 'Besi'],
  ['brass', 'Brass', '黄铜', 'Loyang'],
  ['aluminium', 'Aluminium', '铝', 'Aluminium'],
  ['plastic', 'Plastic', '塑料', 'Plastik'],
  ['silicone', 'Silicone', '硅胶', 'Silikon'],
  ['rubber', 'Rubber', '橡胶', 'Getah'],
)

export const AUDIENCES = list(
  ['women', 'Women', '女士', 'Wanita'],
  ['men', 'Men', '男士', 'Lelaki'],
  ['unisex', 'Unisex', '男女通用', 'Uniseks'],
  ['children', 'Children', '儿童', 'Kanak-kanak'],
  ['babies', 'Babies', '婴儿', 'Bayi'],
)

export const AGES = list(
  ['0-2', '0–2 years', '0–2 岁', '0–2 tahun'],
  ['3-5', '3–5 years', '3–5 岁', '3–5 tahun'],
  ['6-8', '6–8 years', '6–8 岁', '6–8 tahun'],
  ['9-12', '9–12 years', '9–12 岁', '9–12 tahun'],
  ['13', '13 years and up', '13 岁以上', '13 tahun ke atas'],
)

export const LANGUAGES_USED = list(
  ['english', 'English', '英语', 'Inggeris'],
  ['malay', 'Malay', '马来语', 'Melayu'],
  ['chinese', 'Chinese', '中文', 'Cina'],
  ['tamil', 'Tamil', '淡米尔语', 'Tamil'],
  ['arabic', 'Arabic', '阿拉伯语', 'Arab'],
  ['japanese', 'Japanese', '日语', 'Jepun'],
  ['several', 'Several', '多种语言', 'Pelbagai bahasa'],
)

export const BOOK_FORMATS = list(
  ['paperback', 'Paperback', '平装', 'Kulit nipis'],
  ['hardcover', 'Hardcover', '精装', 'Kulit keras'],
  ['board-book', 'Board book', '纸板书', 'Buku papan'],
  ['comic', 'Comic', '漫画', 'Komik'],
  ['e-book', 'E-book', '电子书', 'E-buku'],
  ['audiobook', 'Audiobook', '有声书', 'Buku audio'],
)

export const MEDIA = list(
  ['cd', 'CD', 'CD', 'CD'],
  ['vinyl', 'Vinyl', '黑胶唱片', 'Piring hitam'],
  ['cassette', 'Cassette', '卡带', 'Kaset'],
  ['dvd', 'DVD', 'DVD', 'DVD'],
  ['blu-ray', 'Blu-ray', '蓝光碟', 'Blu-ray'],
  ['download', 'Download', '下载', 'Muat turun'],
)
