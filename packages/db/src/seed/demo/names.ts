import type { Language } from '@pasar/domain'

export interface BuyerName {
  name: string
  language: Language
}

const named = (language: Language, names: string): BuyerName[] =>
  names.split(', ').map((name) => ({ name, language }))

/** People who shop on the market, with the language they read it in. */
export const BUYER_NAMES: readonly BuyerName[] = [
  ...named(
    'ms',
    'Nurul Huda binti Zainal, Muhammad Firdaus, Siti Hajar Abdullah, Ahmad Zulkifli, Noraini Mat Isa, Amirul Hakim, ' +
      'Nur Izzati Kamarudin, Khairul Anuar, Faridah Hussin, Syafiq Roslan, Wan Norhayati, Azlan Shah Yusof, Rohana Idris, ' +
      'Mohd Hafizuddin, Zarina Mokhtar, Iskandar Jamil, Puteri Nadiah, Shahrul Nizam, Mastura Hamid, Hakimi Sulaiman',
  ),
  ...named(
    'en',
    'Rachel Lim Hui Min, Jason Tan Kok Wai, Michelle Ong, Vincent Chong, Grace Lau Siew Ling, Kelvin Teoh, Deepa Krishnan, ' +
      'Suresh Kumar, Anjali Nambiar, Rajesh Chandran, Thivya Raman, Vikneswaran Muthu, Jessica Dass, Marcus Fernandez, ' +
      'Agnes Ginting, Jeffrey Majimbun, Dayang Melissa, Alvin Ngu, Sharifah Nadia, Haziq Danial, Sofia Edham, ' +
      'Adrian Lopez, Nadia Petersen, Leong Chee Keong',
  ),
  ...named(
    'cn',
    '陈美玲, 林志强, 黄慧敏, 李家豪, Wong Siew Mei, Chan Kah Yan, 郑伟杰, Goh Pei Shan, 吴淑芬, Yap Zhi Hao, 蔡文龙, ' +
      'Ng Xin Yi, 梁丽珍, Ho Jun Kit, 杨国荣, Chin Mei Fong',
  ),
]

interface City {
  city: string
  state: string
  /** First three digits of its postcodes. */
  area: string
  streets: readonly string[]
}

/** Where buyers live; the larger the town, the more streets are listed. */
export const CITIES: readonly City[] = [
  {
    city: 'Kuala Lumpur',
    state: 'kul',
    area: '504',
    streets: ['Jalan Tun Razak', 'Jalan Ampang', 'Jalan Raja Laut'],
  },
  {
    city: 'Kuala Lumpur',
    state: 'kul',
    area: '590',
    streets: ['Jalan Telawi', 'Jalan Maarof', 'Jalan Kerinchi'],
  },
  {
    city: 'Petaling Jaya',
    state: 'sgr',
    area: '473',
    streets: ['Jalan SS 2/24', 'Jalan Gasing', 'Jalan 17/1'],
  },
  { city: 'Shah Alam', state: 'sgr', area: '401', streets: ['Jalan Plumbum', 'Persiaran Kayangan'] },
  { city: 'Subang Jaya', state: 'sgr', area: '475', streets: ['Jalan SS 15/4', 'Jalan USJ 9/5'] },
  { city: 'Kajang', state: 'sgr', area: '430', streets: ['Jalan Reko', 'Jalan Bukit'] },
  {
    city: 'George Town',
    state: 'png',
    area: '102',
    streets: ['Lebuh Armenian', 'Jalan Burma', 'Lorong Selamat'],
  },
  { city: 'Butterworth', state: 'png', area: '124', streets: ['Jalan Raja Uda', 'Jalan Bagan Luar'] },
  { city: 'Ipoh', state: 'prk', area: '313', streets: ['Jalan Gopeng', 'Jalan Yau Tet Shin'] },
  {
    city: 'Johor Bahru',
    state: 'jhr',
    area: '803',
    streets: ['Jalan Dato Onn', 'Jalan Skudai', 'Jalan Tebrau'],
  },
  { city: 'Batu Pahat', state: 'jhr', area: '830', streets: ['Jalan Rahmat'] },
  { city: 'Melaka', state: 'mlk', area: '752', streets: ['Jalan Hang Jebat', 'Jalan Ong Kim Wee'] },
  { city: 'Seremban', state: 'nsn', area: '703', streets: ['Jalan Rasah', 'Jalan Tuanku Munawir'] },
  { city: 'Kuantan', state: 'phg', area: '252', streets: ['Jalan Beserah', 'Jalan Gambut'] },
  { city: 'Kota Bharu', state: 'ktn', area: '152', streets: ['Jalan Sultanah Zainab', 'Jalan Kebun Sultan'] },
  { city: 'Kuala Terengganu', state: 'trg', area: '201', streets: ['Jalan Sultan Zainal Abidin'] },
  { city: 'Alor Setar', state: 'kdh', area: '051', streets: ['Jalan Langgar', 'Jalan Pintu Sepuluh'] },
  { city: 'Kangar', state: 'pls', area: '010', streets: ['Jalan Kampung Jawa'] },
  { city: 'Kota Kinabalu', state: 'sbh', area: '883', streets: ['Jalan Gaya', 'Jalan Penampang'] },
  { city: 'Kuching', state: 'swk', area: '933', streets: ['Jalan Padungan', 'Jalan Tun Jugah'] },
  { city: 'Miri', state: 'swk', area: '980', streets: ['Jalan Bintang'] },
  { city: 'Putrajaya', state: 'pjy', area: '626', streets: ['Jalan P9B/1'] },
]

export interface AbroadAddress {
  country: string
  line1: string
  city: string
  postcode: string
  phone: string
}

/** Some live abroad: other zones, other fees. */
export const ABROAD: readonly AbroadAddress[] = [
  {
    country: 'SG',
    line1: 'Blk 118 Bedok North Road #07-221',
    city: 'Singapore',
    postcode: '460118',
    phone: '+6591234567',
  },
  {
    country: 'SG',
    line1: '32 Tanjong Pagar Road',
    city: 'Singapore',
    postcode: '088480',
    phone: '+6598765432',
  },
  {
    country: 'JP',
    line1: '2-14-5 Kichijoji Honcho',
    city: 'Musashino, Tokyo',
    postcode: '180-0004',
    phone: '+818012345678',
  },
  { country: 'GB', line1: '41 Queensway', city: 'London', postcode: 'W2 4QJ', phone: '+447911123456' },
]
