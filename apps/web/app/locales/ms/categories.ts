import type en from '../en/categories'

export default {
  art: 'Seni', automotive: 'Automotif', beauty: 'Kecantikan', beverage: 'Minuman', books: 'Buku', clothing: 'Pakaian',
  collectibles: 'Barang koleksi', electronics: 'Elektronik', food: 'Makanan', garden: 'Kebun', health: 'Kesihatan', home: 'Rumah',
  jewelry: 'Barang kemas', movies: 'Filem', music: 'Muzik', office: 'Pejabat', personal: 'Penjagaan diri', pet: 'Haiwan peliharaan', phone: 'Telefon',
  services: 'Perkhidmatan', sports: 'Sukan', tools: 'Alatan', toys: 'Mainan', 'coupon-center': 'Kupon',
} satisfies Record<keyof typeof en, string>
